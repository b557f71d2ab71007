/** Has the browser keep the page that says there is no network; nothing else is ever kept. */
export function keepOfflinePage(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/offline-worker.js').catch(() => {});
  });
}
