import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findStandingGift } from '#src/server/donations/order/find-standing-gift.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { mayStep } from '#src/shared/discussions/discussion-steps.ts';
import type { VoteCounts, VoteOption } from '#src/shared/discussions/discussion-view.ts';
import { lockDiscussion } from './discussion-row.ts';

type Vote = { discussionId: string; userId: string; option: VoteOption };

/**
 * A donor's one vote, changed by voting again until the clock ends it; answers the counts, which
 * nobody sees before their own vote.
 */
export function giveVote(db: Database, vote: Vote, now: number): Promise<VoteCounts> {
  return inTransaction(db, async (trx) => {
    const { discussionId, userId, option } = vote;
    const found = await lockDiscussion(trx, discussionId, 'share');
    if (!mayStep('vote', { status: found.status, dueAt: found.due_at }, now)) {
      throw new Problem('discussionNotOpen');
    }
    if (!(await mayVote(trx, { caseId: found.case_id, userId }))) {
      throw new Problem('onlyDonorsVote');
    }
    await trx
      .insertInto('discussion_votes')
      .values({
        discussion_id: discussionId,
        user_id: userId,
        option,
        created_at: now,
        changed_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['discussion_id', 'user_id']).doUpdateSet({ option, changed_at: now }),
      )
      .execute();
    return countVotes(trx, discussionId);
  });
}

/** Who gave and has not taken it all back; the family of the case is what is talked about. */
export async function mayVote(
  db: Database | Trx,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<boolean> {
  if ((await findCaseOwner(db as Database, caseId)) === userId) return false;
  return (await findStandingGift(db, { caseId, userId })) !== undefined;
}

export async function countVotes(db: Database | Trx, discussionId: string): Promise<VoteCounts> {
  const rows = await db
    .selectFrom('discussion_votes')
    .select(({ eb, fn }) => ['option', eb.cast<number>(fn.countAll(), 'bigint').as('count')])
    .where('discussion_id', '=', discussionId)
    .groupBy('option')
    .execute();
  const countOf = (option: VoteOption) => rows.find((row) => row.option === option)?.count ?? 0;
  return { trust: countOf('trust'), doubt: countOf('doubt') };
}
