import type { MonitorEvent } from '#src/shared/platform/calls.ts';

/** That someone goes to report a case is told first; it is counted, without person or case. */
const { monitor = '', route = '' } = document.body.dataset;
document.querySelector('[data-report]')?.addEventListener('click', () => {
  const event: MonitorEvent = { type: 'reportClick', path: '/', route };
  fetch(monitor, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: [event] }),
    keepalive: true,
  }).catch(() => undefined);
});
