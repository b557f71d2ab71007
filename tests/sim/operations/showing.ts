import { addPost } from '#src/server/progress/add-post.ts';
import type { Dice } from '../engine/dice.ts';
import { allCasesOf } from '../world/base.ts';
import type { History } from '../world/history.ts';
import { atDesk } from './deciding.ts';
import { attempt, idempotencyOf, type Operation } from './operation.ts';
import { rowsOf } from './reading.ts';

const owed = 'select case_id, payout_no from fund_uses where shown_at is null';

/** A family tells how money that was paid out was used; two tabs may do so at once. */
async function showUse(history: History, dice: Dice): Promise<void> {
  const uses = rowsOf(history, owed);
  if (uses.length === 0) return;
  const { case_id: id, payout_no: payoutNo } = dice.pick(uses);
  const owner = allCasesOf(history.base).find((one) => one.id === id)?.owner;
  if (!owner) return;
  const post = {
    ...{ caseId: String(id), userId: owner.userId, type: 'fundUse' as const },
    ...{ content: '住院押金与药费。', imageIds: [], payoutNo: String(payoutNo) },
  };
  const idempotency = idempotencyOf(history.newKey(), '/sim/fund-use', post);
  await attempt(history, dice, {
    name: 'show a use',
    work: (services, now) => addPost(services, { post, idempotency }, now),
  });
}

export const showing: readonly Operation[] = [
  { name: 'show a use', weight: 1, run: showUse },
  atDesk({ name: 'review a use', queues: ['fundUse'], refuses: 0.1 }, 1),
];
