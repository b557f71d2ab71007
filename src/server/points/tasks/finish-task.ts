import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addPoints } from '#src/server/points/add-points.ts';
import { changeBalance } from '#src/server/points/change-balance.ts';
import type { Services } from '#src/server/services.ts';
import { type PointTask, taskRules } from '#src/shared/points/tasks.ts';
import { findReady } from './find-ready.ts';
import { signIn } from './sign-in.ts';

type Asked = { userId: string; taskId: PointTask };
type Finished = { loveScore: number; earned: number };

/** Takes the love value of everything the platform saw of a task. Nothing done earns nothing. */
export async function finishTask(
  { db }: Pick<Services, 'db'>,
  { userId, taskId }: Asked,
  now: number,
): Promise<Finished> {
  if (taskId === 'signIn') {
    const { loveScore, earned } = await signIn({ db }, userId, now);
    return { loveScore, earned };
  }
  const { amount } = taskRules[taskId];
  return inTransaction(db, async (trx) => {
    let { balance: loveScore } = await changeBalance(trx, userId, 0);
    const ready = await findReady(trx, { userId, taskId }, now);
    for (const deed of ready) {
      loveScore = await addPoints(trx, { userId, kind: taskId, amount, ...deed }, now);
    }
    return { loveScore, earned: ready.length * amount };
  });
}
