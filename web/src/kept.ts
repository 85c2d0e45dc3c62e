/** What is kept on this device, where it lets a page keep anything; else it lasts as long as the page. */

/** What was kept under this name; null where there is nothing to be made of it. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps it; null forgets what was kept. */
export function keep(name: string, what: unknown): void {
  try {
    if (what === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(what));
  } catch {
    // A device that keeps nothing is asked again next time.
  }
}
