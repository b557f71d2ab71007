import { openPocket } from '#src/server/activities/pockets/open-pocket.ts';
import { subsidiseShare } from '#src/server/activities/subsidies/subsidise-share.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { createAllowance } from '#src/server/venues/allowance/create-allowance.ts';
import { decideSelf } from '#src/server/venues/allowance/decide-self.ts';
import type { Dice } from '../engine/dice.ts';
import type { SimCase } from '../world/base.ts';
import type { History } from '../world/history.ts';
import { allowanceInFen } from '../world/sponsor-promises.ts';
import { give } from './giving.ts';
import { attempt, type Operation } from './operation.ts';
import { rowsOf } from './reading.ts';

/** Somebody has a sponsor's money kept, and chooses later. */
async function keep(history: History, dice: Dice): Promise<void> {
  const { venueId, donors } = history.base;
  const { userId } = dice.pick(donors);
  await attempt(history, dice, {
    name: 'keep an allowance',
    work: (services, now) => createAllowance(services, { venueId, userId }, now),
  });
}

/** Somebody directs it, and is told of the same family whenever they ask again. */
async function direct(history: History, dice: Dice): Promise<void> {
  const { venueId, donors, cases } = history.base;
  const { userId } = dice.pick(donors);
  const decided = { venueId, userId, caseId: dice.pick(cases).id, amountInFen: allowanceInFen };
  const answer = await attempt(history, dice, {
    name: 'direct an allowance',
    work: (services, now) => decideSelf(services, { ...decided, locale: 'zh-CN' }, now),
  });
  if (answer) remember(history, `allowance of ${userId}`, answer.infoUuid ?? '');
}

/** Somebody opens what a gift of theirs brought, whatever became of it since. */
async function open(history: History, dice: Dice): Promise<void> {
  const rows = rowsOf(
    history,
    `select id, user_id from pool_promises where kind = 'redPocket'
     order by made_at desc, id limit 4`,
  );
  if (rows.length === 0) return;
  const { id, user_id } = dice.pick(rows);
  const opened = { redPocketId: String(id), userId: String(user_id) };
  const answer = await attempt(history, dice, {
    name: 'open a pocket',
    work: (services, now) => openPocket(services, opened, now),
  });
  if (answer) remember(history, `pocket ${id}`, String(answer.amountInFen));
}

/** What was answered once is answered for ever; books that were put back may not know it. */
function remember({ book, restored, report }: History, what: string, answer: string): void {
  const before = book.directed.get(what);
  book.directed.set(what, answer);
  if (before === undefined || before === answer || restored) return;
  report('12', `${what} was answered with ${before}, then ${answer}`);
}

/** Somebody new comes by a share of somebody. */
async function bring(history: History, dice: Dice): Promise<void> {
  const { cases, donors } = history.base;
  const { id: caseId } = cases[2] as SimCase;
  const [sharer, visitor] = [dice.pick(donors), dice.pick(donors)];
  if (sharer === visitor) return;
  const brought = { caseId, sharerUserId: sharer.userId, visitorUserId: visitor.userId };
  await attempt(history, dice, {
    name: 'bring somebody by a share',
    work: ({ db }, now) => inTransaction(db, (trx) => subsidiseShare(trx, brought, now)),
  });
}

export const directing: readonly Operation[] = [
  { name: 'keep an allowance', weight: 1, run: keep },
  { name: 'direct an allowance', weight: 2, run: direct },
  { name: 'open a pocket', weight: 2, run: open },
  { name: 'bring somebody by a share', weight: 1, run: bring },
  {
    name: 'give for a pocket',
    weight: 1,
    run: (history, dice) => give(history, dice, history.base.cases[2]),
  },
];
