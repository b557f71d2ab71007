import type { CallOutput } from '#src/shared/contract/call.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import {
  applyRefund,
  cancelRefund,
  getAndCheckRefund,
  launchRefund,
} from '#src/shared/refunds/calls.ts';
import { reasonLengths } from '#src/shared/refunds/refund-state.ts';
import type { CaseRefund } from '#src/shared/refunds/refund-view.ts';
import { type ApiResult, callApi } from '#src/stores/api.ts';
import type { DraftName } from '#src/stores/drafts.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { dropIdempotencyKey } from '#src/stores/idempotency.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

type Applied = CallOutput<typeof applyRefund>;
type Moved = CallOutput<typeof launchRefund>;
type Asked = Parameters<typeof callApi<typeof getAndCheckRefund>>[1];
type Find<T> = Promise<ApiResult<{ output: T } | null>>;

export const draftOfRefund = (infoUuid: string): DraftName => ({ kind: 'refund', id: infoUuid });

/** The fundraiser asks to give everything back. */
export const refundForm = makeFormFlow<Applied>({
  send: ({ infoUuid = '', reason = '', attachments = '' }) =>
    callApi(applyRefund, { infoUuid, reason, attachments }, { draftId: infoUuid, askHere: true }),
  find: async ({ infoUuid = '', reason = '' }) => {
    const words = reason.trim().replaceAll(/\r\n?/g, '\n');
    const found = await findRefund({ infoUuid }, (refund) => isApplied(refund, words));
    if (found.ok && found.data) dropIdempotencyKey(applyRefund, infoUuid);
    return found;
  },
  draftOf: ({ infoUuid = '' }) => draftOfRefund(infoUuid),
  onDone: async (_, { infoUuid = '' }) => {
    await forgetPhotos(photoPlaces.refund(infoUuid));
    return undefined;
  },
});

/** Finds what is wrong with the reason for a refund, before it is sent. */
export function findReasonProblem(reason: string): 'required' | 'tooShort' | undefined {
  const words = reason.trim();
  if (words === '') return 'required';
  return words.length < reasonLengths.least ? 'tooShort' : undefined;
}

/** It sends the last word after the review; said again, it changes nothing. */
export const refundLaunchForm = makeFormFlow<Moved>({
  send: ({ refundId = '' }) => callApi(launchRefund, { refundId }, { askHere: true }),
  find: ({ refundId }) => findRefund({ refundId }, ({ launchedAt }) => launchedAt !== null),
});

/** Takes an application back; asked again, it is the same. */
export const refundCancelForm = makeFormFlow<Moved>({
  send: ({ refundId = '' }) => callApi(cancelRefund, { refundId }, { askHere: true }),
  find: ({ refundId }) => findRefund({ refundId }, ({ status }) => status === 'CANCELLED'),
});

function isApplied({ kind, status, reason }: CaseRefund, words: string): boolean {
  return kind === 'fundraiser' && status === 'APPLIED' && reason === words;
}

/** Finds the refund that is asked for, where it is as it would be had the call arrived. */
async function findRefund(asked: Asked, isSuch: (refund: CaseRefund) => boolean): Find<Applied> {
  const answer = await callApi(getAndCheckRefund, asked);
  if (!answer.ok) {
    const isNone = answer.problem.kind === 'refused' && answer.problem.reason === 'notFound';
    return isNone ? { ok: true, data: null } : answer;
  }
  return { ok: true, data: isSuch(answer.data) ? { output: answer.data } : null };
}
