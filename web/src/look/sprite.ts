/** The cast's drawings: fetched once, whole, before any card is dealt, so that no fetch can tell a card. */

const SOURCE = "/art/roles.svg";

/** Where a drawing lies in this page. */
export const art = (id: string): string => `#art-${id}`;

export async function hangSprite(): Promise<void> {
  const answer = await fetch(SOURCE);
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("class", "unseen");
  for (const symbol of drawn.querySelectorAll("symbol")) {
    const own = document.importNode(symbol, true);
    own.id = art(symbol.id).slice(1);
    sheet.append(own);
  }
  document.body.prepend(sheet);
}
