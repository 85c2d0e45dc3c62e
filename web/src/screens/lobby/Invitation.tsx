/** The way in: the room's code and a picture of it, on top of the page and in reach wherever one has scrolled to. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Sheet } from "../../look";
import { Share } from "../../parts/Share";

export function Invitation({ room }: { room: string }): JSX.Element {
  const band = useRef<HTMLElement>(null);
  const [gone, setGone] = useState(false);
  const [large, setLarge] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver(([seen]) => setGone(!seen?.isIntersecting));
    if (band.current) watching.observe(band.current);
    return () => watching.disconnect();
  }, []);
  const enlarge = (): void => setLarge(true);
  return (
    <>
      <header class="band invitation pad" ref={band}>
        <div>
          <p class="small muted">{t("app-lobby-scan")}</p>
          <h1 class="codeword">{room}</h1>
        </div>
        <button type="button" class="qr cut" aria-label={t("app-lobby-enlarge")} onClick={enlarge}>
          <img src={`/rooms/${room}/qr.svg`} alt="" />
        </button>
      </header>
      {gone && (
        <button type="button" class="codeline-bar" onClick={enlarge}>
          <span class="display">{room}</span>
          <span class="unseen">{t("app-lobby-enlarge")}</span>
          <img src={`/rooms/${room}/qr.svg`} alt="" />
        </button>
      )}
      {large && <Enlarged room={room} onClose={() => setLarge(false)} />}
    </>
  );
}

function Enlarged({ room, onClose }: { room: string; onClose: () => void }): JSX.Element {
  const [link, setLink] = useState(`${location.origin}/r/${room}`);
  useEffect(() => {
    // The server knows under which address phones reach it; its picture is titled with the link.
    void fetch(`/rooms/${room}/qr.svg`)
      .then((answer) => answer.text())
      .then((drawn) => {
        const title = new DOMParser().parseFromString(drawn, "image/svg+xml").querySelector("title");
        if (title?.textContent) setLink(title.textContent);
      })
      .catch(() => undefined);
  }, []);
  return (
    <Sheet title={t("app-lobby-come-in")} onClose={onClose}>
      <div class="enlarged">
        <div class="qr">
          <img src={`/rooms/${room}/qr.svg`} alt={t("app-lobby-qr", { room })} />
        </div>
        <p class="codeword">{room}</p>
        <p class="lead link-text">{link.replace(/^https?:\/\//, "")}</p>
        <Share link={link} />
      </div>
    </Sheet>
  );
}
