import type { ClientDirective } from 'astro';

/**
 * `client:touch`: fetches the island's code when the page is idle and hydrates at the first touch,
 * focus or key inside it. Until then, and without script, its HTML works by itself.
 */
const touch: ClientDirective = (load, _options, island) => {
  let loading: ReturnType<typeof load> | undefined;
  const fetchCode = () => {
    loading ??= watched(load());
    return loading;
  };
  const events = ['pointerdown', 'focusin', 'keydown'] as const;
  const hydrate = async () => {
    for (const event of events) island.removeEventListener(event, hydrate);
    (await fetchCode())();
  };
  for (const event of events) island.addEventListener(event, hydrate, { passive: true });
  if ('requestIdleCallback' in window) requestIdleCallback(fetchCode, { timeout: 8000 });
  else setTimeout(fetchCode, 2000);
};

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
