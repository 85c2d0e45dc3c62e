/** Roles go by the names of the boxes that lie on the table, where the game knows of boxes. */
import { useEffect } from "preact/hooks";
import { edition } from "./i18n";

export function useEdition(chosen: { game: string; edition?: string | null } | null | undefined): void {
  const named = chosen?.edition;
  useEffect(() => {
    if (named) edition.value = named;
  }, [named]);
}
