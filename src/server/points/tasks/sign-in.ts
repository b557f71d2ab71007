import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addPoints } from '#src/server/points/add-points.ts';
import { changeBalance } from '#src/server/points/change-balance.ts';
import { isMourning } from '#src/server/points/is-mourning.ts';
import type { Services } from '#src/server/services.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { taskRules } from '#src/shared/points/tasks.ts';
import { daysOnEnd, findSignedDays } from './find-signed-days.ts';

type Signed = { days: number; loveScore: number; earned: number };

/** Signs in for today, once. A family in mourning is only answered. */
export async function signIn(
  { db }: Pick<Services, 'db'>,
  userId: string,
  now: number,
): Promise<Signed> {
  const today = dayOf(now);
  const { amount } = taskRules.signIn;
  return inTransaction(db, async (trx) => {
    const { balance: before } = await changeBalance(trx, userId, 0);
    const days = await findSignedDays(trx, userId);
    if (days.includes(today) || (await isMourning(trx, userId))) {
      return { days: daysOnEnd(days, now), loveScore: before, earned: 0 };
    }
    const row = { userId, kind: 'signIn', subject: today, day: today, amount } as const;
    const loveScore = await addPoints(trx, row, now);
    return { days: daysOnEnd([today, ...days], now), loveScore, earned: amount };
  });
}
