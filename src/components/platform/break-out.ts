import { tellMonitor } from './tell-monitor.ts';

/**
 * A page of ours inside a frame is a trap for whoever reads it: a browser that does not refuse it by
 * itself tells the monitor whose page it was, and shows ours alone.
 */
export function breakOut(): void {
  if (top === self || !top) return;
  const isOwn = document.referrer.startsWith(`${location.origin}/`);
  tellMonitor({ type: 'framed', reason: isOwn ? 'own' : 'foreign' });
  try {
    top.location.href = location.href;
  } catch {
    // A frame without that right stays what it is, and nothing in it can be pressed unseen.
    document.documentElement.hidden = true;
  }
}
