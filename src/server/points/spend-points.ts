import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Spent = { userId: string; subject: string; amount: number; day: string };

/**
 * Spends love value on one draw, which is its cause. One statement takes it where there is enough,
 * so that two at once never spend the same; the week's list goes by what came and stays.
 */
export async function spendPoints(
  trx: Trx,
  { userId, subject, amount, day }: Spent,
  now: number,
): Promise<void> {
  const taken = await trx
    .updateTable('point_balances')
    .set((eb) => ({ balance: eb('balance', '-', amount) }))
    .where('user_id', '=', userId)
    .where('balance', '>=', amount)
    .returning('balance')
    .executeTakeFirst();
  if (!taken) throw new Problem('loveValueLacks');
  const row = { id: newId(), user_id: userId, kind: 'draw', subject, day } as const;
  await trx
    .insertInto('points')
    .values({ ...row, amount: -amount, created_at: now })
    .execute();
}
