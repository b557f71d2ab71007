const { route = '', monitor = '' } = document.body.dataset;
const reloadedKey = 'warmlight.reloaded';

/** By beacon, since what fails here may be the very code that makes calls. */
function tell(type: string, reason?: string): void {
  const path = location.pathname.slice(0, 300);
  const body = JSON.stringify({ events: [{ type, path, route, reason }] });
  navigator.sendBeacon(monitor, new Blob([body], { type: 'application/json' }));
}

/** A page whose code was lost is loaded again, once: a new version may have taken its place. */
function recover(reason: string): void {
  tell('loadError', reason);
  try {
    const reloaded = sessionStorage.getItem(reloadedKey) === location.href;
    if (reloaded || !navigator.onLine || isTyped()) return;
    sessionStorage.setItem(reloadedKey, location.href);
    location.reload();
  } catch {
    // Without a memory nothing stops a second time; the page works without the code.
  }
}

/** What someone has begun to type is worth more than the code. */
function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

/** Reports absent pages, and mends what can be mended of scripts and styles that do not come. */
export function watchLoads(): void {
  if (route === 'notFound') tell('pageError404');
  let failures = 0;
  const fail = (reason: string) => {
    failures += 1;
    if (failures === 1) recover(reason);
  };
  document.addEventListener('astro:hydration-error', () => fail('island'));
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) fail('file');
    },
    true,
  );
}
