import { tellMonitor } from './tell-monitor.ts';

const { crash = '' } = document.body.dataset;
const typed = 'input:not([type=checkbox],[type=radio]),textarea';
const reloadedKey = 'warmlight.reloaded';

/**
 * These are enough to know that something breaks; a page that breaks for ever says so no oftener.
 */
let errorsToTell = 3;

/**
 * Answers the kind of an error, with the name of what a browser lacks: other words may be a
 * person's.
 */
function tellError(error: unknown): void {
  if (errorsToTell === 0) return;
  errorsToTell -= 1;
  const { name = 'Error', message = '' } = (error ?? {}) as Partial<Error>;
  const lacking = /^([\w.$]+) is not (a function|defined|a constructor)|variable: (\w+)/.exec(
    message,
  );
  const lacked = lacking?.[1] ?? lacking?.[3] ?? '';
  const reason = `${name}${lacked && ':'}${lacked}`.replace(/[^\w.:-]/g, '').slice(0, 80);
  tellMonitor({ type: 'scriptError', reason });
}

/** A page whose code was lost is loaded again, once: a new version may have taken its place. */
function recover(lost: 'file' | 'style' | 'island'): void {
  tellMonitor({ type: lost === 'style' ? 'styleLoadError' : 'loadError', reason: lost });
  const { href } = location;
  // What someone has begun to type is worth more than the code.
  const fields = document.querySelectorAll<HTMLInputElement>(typed);
  if (!navigator.onLine || [...fields].some((one) => one.value !== one.defaultValue)) return;
  try {
    if (sessionStorage.getItem(reloadedKey) === href) return;
    sessionStorage.setItem(reloadedKey, href);
    location.reload();
  } catch {
    // Without a memory nothing stops a second time; the page works without the code.
  }
}

/** An island that broke has taken its form with it: a page that says so is better than a hole. */
function leaveBroken(islands: readonly Element[]): void {
  if (islands.every((island) => island.firstElementChild)) return;
  const id = Math.random().toString(16).slice(2, 10);
  tellMonitor({ type: 'clientCrash', reason: id });
  location.assign(`${crash}?${new URLSearchParams({ from: location.pathname, id })}`);
}

/** Tells of errors, and mends what can be mended of scripts and styles that do not come. */
export function watchLoads(): void {
  const islands = [...document.querySelectorAll('astro-island:not(:empty)')];
  let failed = false;
  const fail = (event: Event) => {
    const { type, target } = event;
    // Firefox says of hints for modules that they failed though the module is there, or comes.
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    const isFile = isStyle || target instanceof HTMLScriptElement;
    if (failed || (type === 'error' && !isFile)) return;
    failed = true;
    if (event instanceof CustomEvent) tellError(event.detail?.error);
    recover(isStyle ? 'style' : isFile ? 'file' : 'island');
  };
  addEventListener('error', ({ target, error }) => {
    if (target !== window) return;
    tellError(error);
    // React takes the island away after it has told of the error.
    setTimeout(leaveBroken, 0, islands);
  });
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
  addEventListener('astro:hydration-error', fail);
  addEventListener('error', fail, true);
}
