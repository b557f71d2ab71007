import { tellMonitor } from './tell-monitor.ts';

/**
 * A page of ours inside a stranger's frame is a trap for whoever reads it: a browser that does not
 * refuse it by itself tells the monitor, and shows ours alone. The editors' screen frames its own.
 */
export function breakOut(): void {
  if (top === self || !top) return;
  try {
    // Only a page of one's own origin says where it is.
    if (top.location.origin === location.origin) return;
  } catch {
    // The page around it is a stranger's.
  }
  tellMonitor({ type: 'framed', reason: 'foreign' });
  try {
    top.location.href = location.href;
  } catch {
    // A frame without that right stays what it is, and nothing in it can be pressed unseen.
    document.documentElement.hidden = true;
  }
}
