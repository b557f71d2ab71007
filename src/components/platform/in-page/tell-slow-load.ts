import { tellMonitor } from './tell-monitor.ts';

const longestMs = 120_000;

/** A script or style that is still on its way after two minutes is as good as lost. */
export function tellSlowLoad(): void {
  setTimeout(() => {
    if (document.readyState !== 'complete') tellMonitor({ type: 'loadTimeout' });
  }, longestMs);
}
