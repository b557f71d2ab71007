import { tellMonitor } from './tell-monitor.ts';

/** Tells the monitor of absent pages, and of a way taken to reporting a case. */
export function tellWays(): void {
  if (document.body.dataset.route === 'notFound') tellMonitor({ type: 'pageError404' });
  // It is counted without person or case, and told before the page is left.
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-report]'))
      tellMonitor({ type: 'reportClick', path: '/' });
  });
}
