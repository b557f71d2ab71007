import * as taskRoutes from '#src/server/desk/task-routes.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { deskForm } from '#src/server/review/desk-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import type { deskDecide } from '#src/shared/review/calls.ts';
import { decisionFieldsOf, notedMark } from '#src/shared/review/decision-form.ts';
import { manyFieldsOf } from '#src/shared/review/many/many-form.ts';
import { linkTo } from '#src/shared/routes.ts';

/** This is what is done with tasks, on their pages and on the pages of their queues. */
export const taskForms: readonly PageForm[] = [
  {
    route: 'deskTask',
    step: 'claim',
    handled: taskRoutes.claimRoute,
    fields: (_form, { taskId = '' }) => ({ taskId }),
    done: ({ params, locale }) => linkTo('deskTask', { params, locale }),
  },
  {
    route: 'deskTask',
    step: 'release',
    handled: taskRoutes.releaseRoute,
    fields: (_form, { taskId = '' }) => ({ taskId }),
    done: ({ output, locale }) =>
      linkTo('deskQueue', { params: output as { queue: string }, locale }),
  },
  {
    route: 'deskTask',
    step: 'unmask',
    handled: taskRoutes.unmaskRoute,
    fields: ({ field = '', reason = '' }, { taskId = '' }) => ({ taskId, field, reason }),
  },
  {
    route: 'deskTask',
    step: 'decide',
    handled: taskRoutes.decideRoute,
    fields: (form, { taskId = '' }) => decisionFieldsOf(form, taskId),
    done: ({ output, locale }) => {
      const { queue, nextTaskId, awaitsAnother } = output as CallOutput<typeof deskDecide>;
      const query = { done: '1', ...(awaitsAnother ? { [notedMark]: '1' } : {}) };
      const shared = { query, locale };
      return nextTaskId
        ? linkTo('deskTask', { params: { taskId: nextTaskId }, ...shared })
        : linkTo('deskQueue', { params: { queue }, ...shared });
    },
  },
  deskForm('note', { route: 'deskTask', handled: taskRoutes.noteRoute }),
  deskForm('ask', { route: 'deskTask', handled: taskRoutes.askFamilyRoute }),
  deskForm('assign', { route: 'deskTask', handled: taskRoutes.assignRoute }),
  deskForm('escalate', { route: 'deskTask', handled: taskRoutes.escalateRoute }),
  deskForm('snooze', { route: 'deskTask', handled: taskRoutes.snoozeRoute }),
  deskForm('call', { route: 'deskTask', handled: taskRoutes.logCallRoute }),
  {
    route: 'deskQueue',
    step: 'next',
    handled: taskRoutes.claimNextRoute,
    fields: (_form, { queue = '' }) => ({ queue }),
    done: ({ output, locale }) => {
      const claim = output as { taskId: string } | null;
      return claim ? linkTo('deskTask', { params: { taskId: claim.taskId }, locale }) : undefined;
    },
  },
  // It leads no way on: the queue comes again and says of each what became of it.
  {
    route: 'deskQueue',
    step: 'many',
    handled: taskRoutes.decideManyRoute,
    fields: (form, { queue = '' }) => manyFieldsOf(form, queue),
  },
];
