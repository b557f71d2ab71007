import { type MonitorEvent, monitorReport, mostEventsAtOnce } from '#src/shared/platform/calls.ts';
import { sendCall } from './send-call.ts';

const mostKept = 50;
const kept: MonitorEvent[] = [];
let waiting: MonitorEvent[] = [];

/**
 * Notes an event worth knowing, never a body, a query or a person. They are sent together:
 * when the page is left or hidden, or when there are many.
 */
export function report(event: MonitorEvent): void {
  kept.push(event);
  if (kept.length > mostKept) kept.shift();
  console.info('monitor', event);
  if (waiting.length === 0 && typeof document !== 'undefined') sendOnceHidden();
  waiting.push(event);
  if (waiting.length >= mostEventsAtOnce) void sendReports();
}

/** Sends what was noted since the last time. One that is lost is not sent again. */
export async function sendReports(): Promise<void> {
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  // It is not callApi, which reports: a refused report would report itself.
  const sending = { call: monitorReport, input: { events }, idempotencyKey: undefined };
  await sendCall({ ...sending, keepalive: true });
}

/** Answers the latest fifty, sent or not. */
export function reportedEvents(): readonly MonitorEvent[] {
  return kept;
}

function sendOnceHidden(): void {
  addEventListener('pagehide', () => void sendReports(), { once: true });
  document.addEventListener('visibilitychange', () => void sendReports(), { once: true });
}
