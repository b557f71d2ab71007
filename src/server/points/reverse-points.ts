import type { Trx } from '#src/server/db/database.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { PointTask } from '#src/shared/points/tasks.ts';
import { addPoints } from './add-points.ts';
import { changeBalance } from './change-balance.ts';

type Undone = { userId: string; kind: PointTask; subject: string };

/** Takes back, once, what was earned by a deed that no longer stands; nothing where it was not taken. */
export async function reversePoints(
  trx: Trx,
  { userId, kind, subject }: Undone,
  now: number,
): Promise<void> {
  await changeBalance(trx, userId, 0);
  const find = (own: { kind: PointTask | 'reverse'; subject: string }) =>
    trx
      .selectFrom('points')
      .select(['id', 'amount'])
      .where('user_id', '=', userId)
      .where('kind', '=', own.kind)
      .where('subject', '=', own.subject)
      .executeTakeFirst();
  const earned = await find({ kind, subject });
  if (!earned || (await find({ kind: 'reverse', subject: earned.id }))) return;
  const row = { userId, kind: 'reverse', subject: earned.id, amount: -earned.amount } as const;
  await addPoints(trx, { ...row, day: dayOf(now) }, now);
}
