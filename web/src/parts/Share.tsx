/** Sends a link on, where this phone can; or has it copied. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "../look";

export function Share({ link }: { link: string }): JSX.Element | null {
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    try {
      if ("share" in navigator) await navigator.share({ title: "Noctambule", url: link });
      else await (navigator as Navigator).clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  if (!("share" in navigator || "clipboard" in navigator)) return null;
  return (
    <Button soft onPress={() => void share()}>
      {copied ? t("app-lobby-shared-link") : t("app-lobby-share-link")}
    </Button>
  );
}
