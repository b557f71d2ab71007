/** What happens in browsers and is worth knowing; never a body, a query or a person. */
export type MonitorEvent =
  | { type: 'notLoginCode'; code: number; path: string }
  | { type: 'apiError400'; code: number; path: string; route: string; requestId: string };

const mostKept = 50;
const kept: MonitorEvent[] = [];

/** Notes an event, the latest fifty of them. */
export function report(event: MonitorEvent): void {
  kept.push(event);
  if (kept.length > mostKept) kept.shift();
  console.info('monitor', event);
}

export function reportedEvents(): readonly MonitorEvent[] {
  return kept;
}
