/** A sheet over the screen: what is asked for now and put away again. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Link } from "./controls";

export function Sheet(props: {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) props.onClose();
      }}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id={id}>{props.title}</h2>
          <Link onPress={props.onClose}>{t("app-common-close")}</Link>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
