import type { Services } from '#src/server/services.ts';
import { isMonitorError, type MonitorEvent } from '#src/shared/platform/calls.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { plainPath } from '#src/shared/platform/plain-path.ts';

type Parts = Pick<Services, 'metrics' | 'log' | 'serviceWatch'>;

/**
 * Counts what browsers tell of, writes it to the log, and groups what went wrong for staff. Paths
 * are reduced to their patterns, since an unknown one may hold anything.
 */
export function reportEvents(
  { metrics, log, serviceWatch }: Parts,
  events: readonly MonitorEvent[],
  now: number,
): void {
  for (const { type, path, code, ...words } of events) {
    const place = plainPath(path);
    metrics.monitorEvents.labels(type).inc();
    log.info({ event: type, page: place, answerCode: code, ...words }, 'monitor');
    if (!isMonitorError(type)) continue;
    const reason = reasonOf({ type, code, reason: words.reason });
    serviceWatch.addError({ type, place, reason, count: 1, seenAt: now });
    serviceWatch.addErrorDay({ type, day: dayOf(now), count: 1 });
  }
}

/**
 * Answers what alike errors have in common: no number of one crash, and no digits that may be a
 * person's.
 */
function reasonOf({ type, code, reason = '' }: Pick<MonitorEvent, 'type' | 'code' | 'reason'>) {
  const words = type === 'clientCrash' ? '' : reason.replaceAll(/\d{4,}/g, '#');
  return [code, words].filter((part) => part !== undefined && part !== '').join(' ');
}
