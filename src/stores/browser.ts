import { wakeEvent } from '#src/shared/platform/wake-event.ts';

/**
 * It has the few things stores ask of the browser, in one place, so that tests can stand in for it.
 */
export type Browser = {
  /** Answers false while a page is drawn on the server. */
  isPage(): boolean;
  fetch: typeof fetch;
  userAgent(): string;
  /** Answers the page's language, as its root element says. */
  language(): string;
  /** Answers the page's name in the route table, as its body says. */
  route(): string;
  /** Answers path and query of the page, where a sign-in comes back to. */
  here(): string;
  /** Is this another own domain than the main one, whose sessions come over the main one? */
  isSecondary(): boolean;
  /** Calls of this host go there, if not to itself. */
  apiOrigin(): string;
  goTo(url: string): void;
  /** Throws where storage is off, full or absent. */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Lives as long as the tab; throws as the other does. */
  session(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Closes the container's window, or goes back over the page that led here. */
  leave(): void;
  /** Does the page carry a dialog in which to sign in? */
  hasLoginGate(): boolean;
  /** Its code begins to work once it is needed. */
  wakeLoginGate(): void;
  /** Runs each time the network is back. */
  whenOnline(run: () => void): void;
  /**
   * Runs from time to time, and on coming back, while the page is seen. It answers how to
   * stop.
   */
  whileSeen(run: () => void, everyMs: number): () => void;
  now(): number;
};

/**
 * It is asked of the container, which `container.ts` answers for; nobody answers in a plain
 * browser.
 */
const closeAsked = 'container:close';

const findLoginGate = () => document.querySelector('[data-login-gate]');

export const browser: Browser = {
  isPage: () => typeof document !== 'undefined',
  fetch: globalThis.fetch.bind(globalThis),
  userAgent: () => navigator.userAgent,
  language: () => document.documentElement.lang,
  route: () => document.body.dataset.route ?? 'unknown',
  here: () => location.pathname + location.search,
  isSecondary: () => (document.body.dataset.main ?? location.origin) !== location.origin,
  apiOrigin,
  goTo: (url) => location.assign(url),
  storage: () => localStorage,
  session: () => sessionStorage,
  leave: () => {
    if (document.dispatchEvent(new Event(closeAsked, { cancelable: true }))) history.go(-2);
  },
  hasLoginGate: () => findLoginGate() !== null,
  wakeLoginGate: () => findLoginGate()?.dispatchEvent(new Event(wakeEvent, { bubbles: true })),
  whenOnline: (run) => globalThis.addEventListener?.('online', run),
  whileSeen,
  now: () => Date.now(),
};

/** A page kept for all hosts names each, of which one stands beneath its own. */
function apiOrigin(): string {
  const named = document.body.dataset.apis?.split(' ') ?? [];
  return named.find((one) => new URL(one).hostname.endsWith(`.${location.hostname}`)) ?? '';
}

function whileSeen(run: () => void, everyMs: number): () => void {
  const look = () => {
    if (!document.hidden && navigator.onLine) run();
  };
  const timer = setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Replaces parts of the browser; only tests do so. */
export function setBrowser(parts: Partial<Browser>): void {
  Object.assign(browser, parts);
}
