import { tellMonitor } from '#src/components/platform/tell-monitor.ts';

/** That someone goes to report a case is told first; it is counted, without person or case. */
document.querySelector('[data-report]')?.addEventListener('click', () => {
  tellMonitor({ type: 'reportClick', path: '/' });
});
