/** The service worker: keeps the app on this device, so that it opens when the server is gone. Rooms are never kept. */

interface Late extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", listen: (event: Late) => void): void;
  addEventListener(kind: "fetch", listen: (event: Fetching) => void): void;
}
const worker = self as unknown as Worker;

/** Both are written in by the build. */
const FILES = "%FILES%" as unknown as string[];
const CACHE = "noctambule-%BUILD%";

const PAGE = "/";
const BESIDE = ["/art/roles.svg", "/art/scene.svg", "/art/icon.svg", "/manifest.webmanifest"];
const SAID = ["/reference.json", "/texts/en.json", "/texts/fr.json"];
/** What never changes under its name; and what is better fresh, but good enough as it was. */
const FIXED = /^\/assets\//;
const FRESH = /^\/(art|icons|texts|recordings)\/|^\/(reference\.json|manifest\.webmanifest)$/;
/** A server that is gone may simply never answer. */
const PATIENCE = 3_000;

worker.addEventListener("install", (event) => {
  const take = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    await cache.addAll([PAGE, ...FILES, ...BESIDE, ...SAID]);
    await worker.skipWaiting();
  };
  event.waitUntil(take());
});

worker.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith("noctambule-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, PAGE));
  else if (FIXED.test(pathname)) event.respondWith(fixed(request));
  else if (FRESH.test(pathname)) event.respondWith(fresh(request, pathname));
});

async function fixed(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fresh(request: Request, name: string): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) await (await caches.open(CACHE)).put(name, answer.clone());
    return answer;
  } catch (error) {
    const known = await caches.match(name);
    if (known) return known;
    throw error;
  }
}
