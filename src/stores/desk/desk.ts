import type { CallInput } from '#src/shared/contract/call.ts';
import { deskClaim, deskDecide, deskRelease, deskUnmask } from '#src/shared/review/calls.ts';
import { decisionFieldsOf, nextTaskPlace, notedMark } from '#src/shared/review/decision-form.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

/*
 * What staff type about a family stays in its page: a device that others use keeps no draft of it.
 * The page itself keeps it while a claim is renewed, a secret is shown or a session is mended.
 */

/** Takes a task in hand, or keeps it there for longer. */
export const claiming = makeFormFlow({
  send: ({ taskId = '' }) => callApi(deskClaim, { taskId }),
});

export const releasing = makeFormFlow({
  send: ({ taskId = '' }) => callApi(deskRelease, { taskId }),
});

/** It passes or refuses, once: the server knows the same decision when it comes again. */
export const deciding = makeFormFlow({
  send: ({ taskId = '', ...form }) =>
    callApi(deskDecide, decisionFieldsOf(form, taskId) as unknown as CallInput<typeof deskDecide>),
  // The address of the next task is known by its answer only, and so is what to say there.
  onDone: ({ nextTaskId, awaitsAnother }, { nextTarget, queueTarget }) => {
    const next = nextTaskId ? nextTarget?.replace(nextTaskPlace, nextTaskId) : queueTarget;
    return next && awaitsAnother ? `${next}&${notedMark}=1` : next;
  },
});

/** Each secret field of a task is asked for by itself. */
export function makeUnmasking() {
  return makeFormFlow({
    send: ({ taskId = '', field = '', reason = '' }) =>
      callApi(deskUnmask, { taskId, field, reason }),
  });
}
