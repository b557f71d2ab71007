import { inTransaction } from '#src/server/db/in-transaction.ts';
import { giveVote } from '#src/server/discussions/give-vote.ts';
import { openDiscussion } from '#src/server/discussions/open-discussion.ts';
import { submitExplanation } from '#src/server/discussions/submit-explanation.ts';
import { voteOptions } from '#src/shared/discussions/discussion-view.ts';
import type { Dice } from '../engine/dice.ts';
import { allCasesOf } from '../world/base.ts';
import type { History } from '../world/history.ts';
import { atDesk } from './deciding.ts';
import { attempt, type Operation } from './operation.ts';
import { caseWithMoney, rowsOf } from './reading.ts';

const content = '说明已经附上，日期和金额都对得上，请大家看。';

async function open(history: History, dice: Dice): Promise<void> {
  const { id: caseId } = caseWithMoney(history, dice);
  const { userId: staffUserId } = dice.pick(history.base.staff);
  const asked = { caseId, reason: '请说明住院日期。', staffUserId };
  await attempt(history, dice, {
    name: 'open a discussion',
    work: ({ db }, now) => inTransaction(db, (trx) => openDiscussion(trx, asked, now)),
  });
}

async function explain(history: History, dice: Dice): Promise<void> {
  const [found] = rowsOf(history, 'select case_id from discussions where status in (1, 3)');
  const sim = allCasesOf(history.base).find(({ id }) => id === found?.case_id);
  if (!sim) return;
  const said = { caseId: sim.id, userId: sim.owner.userId, content, attachments: [] };
  await attempt(history, dice, {
    name: 'explain',
    work: (services, now) => submitExplanation(services, said, now),
  });
}

/** It is sent twice at once, as an impatient finger does: it stays one vote. */
async function vote(history: History, dice: Dice): Promise<void> {
  const [found] = rowsOf(history, 'select id from discussions where status = 4');
  if (!found) return;
  const { userId } = dice.pick(history.base.donors);
  const discussionId = String(found.id);
  const cast = () => {
    const option = dice.pick(voteOptions);
    return attempt(history, dice, {
      name: 'vote',
      work: ({ db }, now) => giveVote(db, { discussionId, userId, option }, now),
    });
  };
  await Promise.all([cast(), cast()]);
  const votes = rowsOf(
    history,
    'select count(*) as votes, count(distinct user_id) as voters from discussion_votes where discussion_id = ?',
    [discussionId],
  );
  for (const { votes: count, voters } of votes) {
    if (count !== voters) history.report('rule', `${voters} voters have ${count} votes`);
  }
}

export const discussing: readonly Operation[] = [
  { name: 'open a discussion', weight: 1, run: open },
  { name: 'explain', weight: 1, run: explain },
  { name: 'vote', weight: 1, run: vote },
  atDesk({ name: 'decide on a discussion', queues: ['discussion'], refuses: 0.4 }, 2),
];
