import { dayOf } from '#src/shared/platform/china-days.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';

type Paid = { id: string; payoutNo: string; caseId: string; day: string };

/** Pays a withdrawal today; answers its number at the bank, and which day that is. */
export async function paidToday(t: WithdrawingServer): Promise<Paid> {
  const caseId = await t.addFundedCase(5000);
  const id = await t.bringToRelease(caseId, { amountInFen: 3000 });
  const day = dayOf(t.services.now());
  await t.release(id);
  await t.runDue();
  return { id, caseId, day, payoutNo: (await t.payoutsOf(id))[0]?.payoutNo ?? '' };
}
