import type { Services } from '#src/server/services.ts';
import type { MonitorEvent } from '#src/shared/platform/calls.ts';
import { plainPath } from '#src/shared/platform/plain-path.ts';

/**
 * Counts what browsers tell of and writes it to the log, which is all that becomes of it. Paths
 * are reduced to their patterns, since an unknown one may hold anything.
 */
export function reportEvents(
  { metrics, log }: Pick<Services, 'metrics' | 'log'>,
  events: readonly MonitorEvent[],
): void {
  for (const { type, path, code, ...words } of events) {
    metrics.monitorEvents.labels(type).inc();
    log.info({ event: type, page: plainPath(path), answerCode: code, ...words }, 'monitor');
  }
}
