/** A busy browser is not idle for long; what is useful should not wait for ever. */
const longestMs = 2000;

/** Loads small code that a page can be read without, once the browser has nothing else to do. */
export function loadWhenIdle(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-when-idle]');
  const load = () => {
    for (const src of new Set([...parts].map(({ dataset }) => dataset.whenIdle ?? ''))) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = src;
      document.head.append(script);
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: longestMs });
  else setTimeout(load, 500);
}
