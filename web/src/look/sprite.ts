/** The cast's drawings: fetched once, whole, before any card is dealt, so that no fetch can tell a card. */

const SVG = "http://www.w3.org/2000/svg";
const SOURCES = ["/art/roles.svg", "/art/scene.svg"];

/** Where a drawing lies in this page. */
export const art = (id: string): string => `#art-${id}`;

export async function hangSprite(): Promise<void> {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("class", "unseen");
  // A group, unlike a symbol, would be drawn where it hangs.
  const hidden = document.createElementNS(SVG, "defs");
  sheet.append(hidden);
  document.body.prepend(sheet);
  await Promise.all(SOURCES.map((source) => hang(source, hidden)));
}

async function hang(source: string, sheet: SVGElement): Promise<void> {
  const answer = await fetch(source);
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  for (const drawing of drawn.querySelectorAll("[id]")) {
    const own = document.importNode(drawing, true);
    own.id = art(drawing.id).slice(1);
    sheet.append(own);
  }
}
