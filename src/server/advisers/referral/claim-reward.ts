import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addPoints } from '#src/server/points/add-points.ts';
import { changeBalance } from '#src/server/points/change-balance.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { findReferral } from './find-referral.ts';
import { requireNoStaff } from './join-referral.ts';

type Claim = { userId: string; step: number };

/**
 * Takes the love value of a step once. Whoever claims at the same moment waits for the balance of
 * the same person, and finds the step taken.
 */
export function claimReward(
  { db }: Pick<Services, 'db'>,
  { userId, step }: Claim,
  now: number,
): Promise<{ earned: number }> {
  return inTransaction(db, async (trx) => {
    await changeBalance(trx, userId, 0);
    await requireNoStaff(trx, userId);
    const { inviterId, steps } = await findReferral(trx, userId, now);
    const found = inviterId && steps.find((one) => one.step === step);
    if (!found || found.state === 'ahead') throw new Problem('rewardNotReached');
    if (found.state === 'claimed') return { earned: 0 };
    const { love: amount } = found;
    await trx
      .insertInto('referral_rewards')
      .values({ user_id: userId, step, amount, claimed_at: now })
      .execute();
    const row = { userId, kind: 'referral', subject: `step:${step}`, amount } as const;
    await addPoints(trx, { ...row, day: dayOf(now) }, now);
    return { earned: amount };
  });
}
