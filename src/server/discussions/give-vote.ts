import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { mayStep } from '#src/shared/discussions/discussion-steps.ts';
import type { VoteCounts, VoteOption } from '#src/shared/discussions/discussion-view.ts';
import { lockDiscussion } from './discussion-row.ts';
import { findVotingGift } from './find-voting-gift.ts';

type Vote = {
  discussionId: string;
  userId: string;
  option: VoteOption;
  /** These are of gifts that this device gave without an account. */
  tradeNos?: readonly string[];
};

/**
 * Gives a donor's one vote, changed by voting again until the clock ends it; answers the counts,
 * which nobody sees before their own vote.
 */
export function giveVote(db: Database, vote: Vote, now: number): Promise<VoteCounts> {
  return inTransaction(db, async (trx) => {
    const { discussionId, userId, option, tradeNos = [] } = vote;
    const found = await lockDiscussion(trx, discussionId, 'share');
    if (!mayStep('vote', { status: found.status, dueAt: found.due_at }, now)) {
      throw new Problem('discussionNotOpen');
    }
    const by = await findVotingGift(trx, { discussionId, caseId: found.case_id, userId, tradeNos });
    if (!by) throw new Problem('onlyDonorsVote');
    await trx
      .insertInto('discussion_votes')
      .values({
        discussion_id: discussionId,
        user_id: userId,
        option,
        created_at: now,
        changed_at: now,
        guest_donation_id: by.guestDonationId,
      })
      .onConflict((conflict) =>
        conflict.columns(['discussion_id', 'user_id']).doUpdateSet({ option, changed_at: now }),
      )
      .execute();
    return countVotes(trx, discussionId);
  });
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
