import type { closedAccount } from '../../../support/funded-case.ts';
import type { WithdrawingServer } from '../../../support/test-withdrawing.ts';

export async function released(
  t: WithdrawingServer,
  account = undefined as typeof closedAccount | undefined,
) {
  const caseId = await t.addFundedCase(6000, {
    option: 2,
    basisPoints: 300,
    ...(account && { account }),
  });
  const id = await t.bringToRelease(caseId, { amountInFen: 6000 });
  await t.runDue();
  await t.release(id);
  return { caseId, id };
}

export const firstNo = async (t: WithdrawingServer, id: string) =>
  (await t.payoutsOf(id))[0]?.payoutNo ?? '';

export const now = (t: WithdrawingServer) => t.services.now();
