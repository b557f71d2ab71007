import type { ClientDirective } from 'astro';
import { wakeEvent } from '#src/shared/platform/wake-event.ts';

type When = { early?: true; asked?: true; idle?: true; late?: true };

const lateMs = 5000;

/**
 * `client:touch` fetches the island's code when the page is idle and hydrates at the first touch,
 * focus or key inside it; until then, and without script, its HTML works by itself. With `early` it
 * does not wait for a touch where the device was signed in, with `idle` nowhere; with `late` it does
 * not either, but leaves a slow phone to its reader for some seconds first. With `asked` its code
 * is fetched only once it is woken, unless `early` wakes it.
 */
const touch: ClientDirective = (load, { value }, island) => {
  const { early, asked, idle, late } = (typeof value === 'object' ? value : {}) as When;
  let loading: ReturnType<typeof load> | undefined;
  const fetchCode = () => {
    loading ??= watched(load());
    return loading;
  };
  const events = ['pointerdown', 'focusin', 'keydown', wakeEvent] as const;
  const hydrate = async () => {
    for (const event of events) island.removeEventListener(event, hydrate);
    (await fetchCode())();
  };
  for (const event of events) island.addEventListener(event, hydrate, { passive: true });
  const isEarly = early && wasSignedIn();
  if (asked && !isEarly) return;
  if (late) {
    setTimeout(hydrate, lateMs);
    return;
  }
  const whenIdle = idle || isEarly ? hydrate : fetchCode;
  if ('requestIdleCallback' in window) requestIdleCallback(whenIdle, { timeout: 8000 });
  else setTimeout(whenIdle, 2000);
};

/**
 * It is read as `stores/known-session.ts` notes it; importing that would cost each reading page.
 */
function wasSignedIn(): boolean {
  try {
    return localStorage.getItem('warmlight.signed-in') === '1';
  } catch {
    return false;
  }
}

/** Code that does not come at all is as good as lost, and said so as Astro says of lost code. */
function failed(): void {
  const error = new Error('load timeout');
  document.dispatchEvent(
    new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }),
  );
}

const loadTimeoutMs = 120_000;

function watched<T>(loading: Promise<T>): Promise<T> {
  const timer = setTimeout(failed, loadTimeoutMs);
  return loading.finally(() => clearTimeout(timer));
}

export default touch;
