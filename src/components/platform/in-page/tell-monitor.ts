import type { MonitorEvent } from '#src/shared/platform/calls.ts';
import { tellServer } from './tell-server.ts';

const { monitor = '', route } = document.body.dataset;

type Told = Pick<MonitorEvent, 'type' | 'reason'> & { path?: string };

/**
 * Tells the monitor by a beacon of plain text: before the code that makes calls is there, and of that code where it
 * never comes. It goes on when the page is left.
 */
export function tellMonitor({ path = location.pathname, ...event }: Told): void {
  const body = JSON.stringify({ events: [{ ...event, path, route }] });
  tellServer(monitor, body);
}
