import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { checkReasonableAmount, getReasonableAmount } from '#src/shared/raising/amount/calls.ts';
import { findAmountAdvice, findReasonableAmount } from './sheet/find-reasonable-amount.ts';

export const amountRoutes: readonly HandledCall[] = [
  handle(getReasonableAmount, async (input, { services }) =>
    findReasonableAmount(services.db, input),
  ),
  handle(checkReasonableAmount, async ({ infoUuid, targetAmountInFen }, context) => {
    const { userId } = viewerOf(context);
    const targetInFen = targetAmountInFen;
    const advice = await findAmountAdvice(context.services, { infoUuid, userId, targetInFen });
    if (!advice?.verdict) throw new Problem('notFound');
    return advice.verdict;
  }),
];
