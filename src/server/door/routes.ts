import { monitorReport } from '#src/shared/platform/calls.ts';
import { type HandledCall, handle } from './handle.ts';
import { reportEvents } from './report-events.ts';

export const doorRoutes: readonly HandledCall[] = [
  handle(monitorReport, async ({ events }, { services }) => {
    reportEvents(services, events, services.now());
    return null;
  }),
];
