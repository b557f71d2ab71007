import type { CallInput, CallOutput } from '#src/shared/contract/call.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { giftFieldsOf, withWholeYuan } from '#src/shared/donations/gift-form.ts';
import { type ApiProblem, type ApiResult, callApi } from '#src/stores/api.ts';
import { report } from '#src/stores/monitor.ts';

type Order = CallOutput<typeof orderContributeAdd>;

/** Sends what the form says, under the key of the gift's draft. */
export async function sendGift(form: Readonly<Record<string, string>>): Promise<ApiResult<Order>> {
  const { infoUuid = '' } = form;
  const input = giftFieldsOf(withWholeYuan(form), infoUuid) as CallInput<typeof orderContributeAdd>;
  const sent = await callApi(orderContributeAdd, input, { draftId: infoUuid });
  if (!sent.ok) reportPayFail(sent.problem);
  return sent;
}

/** What the giver got wrong is no failure of ours. */
function reportPayFail(problem: ApiProblem): void {
  const reason = problem.kind === 'refused' ? problem.reason : problem.kind;
  if (
    ['inputInvalid', 'caseNotOpen', 'caseFilled', 'tooManyUnpaid', 'tooManyFailed'].includes(reason)
  )
    return;
  report({ type: 'payApiFail', path: orderContributeAdd.path, reason });
}
