/** Holding something open: for as long as it is pressed, never longer than a few seconds, and not on a page left. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../settings";

const LONGEST = 6_000;
const SHUTTING = 120;

type On<E> = (event: E) => void;

export interface Hold {
  /** It is being looked at. */
  open: boolean;
  /** It is in the page: while it is open, and as long as it takes to shut. */
  there: boolean;
  /** For the button that is held. Whoever can't hold has set it to open and shut by a tap. */
  held: {
    "aria-pressed"?: boolean;
    onClick?: () => void;
    onPointerDown?: On<JSX.TargetedPointerEvent<HTMLButtonElement>>;
    onPointerUp?: () => void;
    onPointerCancel?: () => void;
    onContextMenu?: On<Event>;
    onKeyDown?: On<KeyboardEvent>;
    onKeyUp?: () => void;
    onBlur?: () => void;
  };
}

export function useHold(onSeen?: () => void): Hold {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const byTap = settings.value.tapToPeek;

  const show = (): void => {
    clearTimeout(timer.current);
    setThere(true);
    setOpen(true);
    onSeen?.();
    if (!byTap) timer.current = setTimeout(shut, LONGEST);
  };
  const shut = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
    timer.current = setTimeout(() => setThere(false), SHUTTING);
  };
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === "hidden") shut();
    };
    addEventListener("blur", shut);
    document.addEventListener("visibilitychange", hide);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("blur", shut);
      document.removeEventListener("visibilitychange", hide);
    };
  }, []);

  if (byTap) return { open, there, held: { "aria-pressed": open, onClick: () => (open ? shut() : show()) } };
  return {
    open,
    there,
    held: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        show();
      },
      onPointerUp: shut,
      onPointerCancel: shut,
      onContextMenu: (event) => event.preventDefault(),
      onKeyDown: (event) => {
        if (event.key !== " " && event.key !== "Enter") return;
        event.preventDefault();
        if (!event.repeat) show();
      },
      onKeyUp: shut,
      onBlur: shut,
    },
  };
}
