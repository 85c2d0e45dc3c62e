/** Values that are watched: whoever reads one in an effect runs again when it changes, and the page is drawn anew.
 *
 * The whole page is one small tree, so it is compared as a whole; what did not change is not touched.
 */

interface Watcher {
  run: () => void;
  sources: Set<Set<Watcher>>;
}

export interface Signal<T> {
  value: T;
  /** The value, without watching it. */
  peek(): T;
}

let reading: Watcher | null = null;
let open = 0;
let drawing = false;
let draw = (): void => {};
const due = new Set<Watcher>();

/** Says how the page is drawn; it is drawn once for all changes of a moment. */
export function onChange(drawn: () => void): void {
  draw = drawn;
}

export function signal<T>(first: T): Signal<T> {
  let held = first;
  const watchers = new Set<Watcher>();
  return {
    get value() {
      if (reading) {
        watchers.add(reading);
        reading.sources.add(watchers);
      }
      return held;
    },
    set value(next) {
      if (next === held) return;
      held = next;
      for (const watcher of watchers) due.add(watcher);
      settle();
    },
    peek: () => held,
  };
}

/** A value made of others, each time it is asked for. */
export function computed<T>(make: () => T): { readonly value: T } {
  return {
    get value() {
      return make();
    },
  };
}

/** Runs now, and again whenever something it read has changed; what it returns stops it. */
export function effect(work: () => void): () => void {
  const forget = (): void => {
    for (const watchers of watcher.sources) watchers.delete(watcher);
    watcher.sources.clear();
    due.delete(watcher);
  };
  const watcher: Watcher = {
    sources: new Set(),
    run: () => {
      forget();
      const outer = reading;
      reading = watcher;
      try {
        work();
      } finally {
        reading = outer;
      }
    },
  };
  watcher.run();
  return forget;
}

/** Several changes that are seen as one. */
export function batch(changes: () => void): void {
  open += 1;
  try {
    changes();
  } finally {
    open -= 1;
    settle();
  }
}

function settle(): void {
  if (open) return;
  for (const watcher of due) {
    due.delete(watcher);
    watcher.run();
  }
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    draw();
  });
}
