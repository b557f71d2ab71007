import type { WithdrawingServer } from '../../support/test-withdrawing.ts';

type Given = { caseId: string; token?: string; choice?: 'pay' | 'payAndClose' };

/**
 * Gives a paid gift, of a guest where nobody is named; its payer may close the account it came
 * from.
 */
export async function giveGift(t: WithdrawingServer, { caseId, token, choice = 'pay' }: Given) {
  const { data } = await t.order({ infoUuid: caseId }, token ? { token } : {});
  await t.atCashier(data.tradeNo, choice);
  await t.bank.deliverDue();
  return data;
}
