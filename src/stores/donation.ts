import type { CallInput } from '#src/shared/contract/call.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { giftFieldsOf, withWholeYuan } from '#src/shared/donations/gift-form.ts';
import type { DonationStatus } from '#src/shared/donations/order-fields.ts';
import { type ApiProblem, callApi } from './api.ts';
import { type DraftName, forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { makeFormFlow } from './form-flow.ts';
import { report } from './monitor.ts';

/** One gift from the form to the cashier. What was typed stays until the gift is paid. */
export const giving = makeFormFlow({
  send: (form) => {
    const { infoUuid = '' } = form;
    const input = giftFieldsOf(withWholeYuan(form), infoUuid) as CallInput<
      typeof orderContributeAdd
    >;
    return callApi(orderContributeAdd, input, { draftId: infoUuid });
  },
  onDone: ({ tradeNo, payInfo }, { infoUuid = '' }) => {
    keepDraft(orderOf(infoUuid), { tradeNo });
    return payInfo.url;
  },
  onProblem: reportPayFail,
});

/** The order a donor left to pay, so that coming back leads to its result. */
export function readOpenOrder(infoUuid: string): string | undefined {
  return readDraft(orderOf(infoUuid))?.values.tradeNo;
}

/** An order that ended: what was typed stays only where it may be wanted again. */
export function settleGift(infoUuid: string, status: DonationStatus): void {
  if (status === 'CREATED') return;
  forgetDraft(orderOf(infoUuid));
  if (status !== 'CLOSED') forgetDraft({ kind: 'gift', id: infoUuid });
}

function orderOf(infoUuid: string): DraftName {
  return { kind: 'order', id: infoUuid };
}

/** What the giver got wrong is no failure of ours. */
function reportPayFail(problem: ApiProblem): void {
  const reason = problem.kind === 'refused' ? problem.reason : problem.kind;
  if (reason === 'inputInvalid' || reason === 'caseNotOpen') return;
  report({ type: 'payApiFail', path: orderContributeAdd.path, reason });
}
