import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { mostFamilies } from '#src/shared/comments/water/ready-words.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayNumberOf, dayOf, startOfDayNumber } from '#src/shared/platform/china-days.ts';
import { newComment } from './new-comment.ts';

type Sent = { userId: string; content: string; caseIds: readonly string[] };

/**
 * Leaves ready words below many cases, as comments like all others: once for a person and
 * case, and on so many cases a day. A case that takes none, or mourns, or is one's own, is left out
 * and counted.
 */
export async function sendWords(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { userId, content, caseIds }: Sent,
  now: number,
): Promise<{ sent: number; leftOut: number }> {
  const day = dayOf(now);
  const sentTo = await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const left = mostFamilies.perDay - (await countSent(trx, { userId, day }));
    if (left <= 0) throw new Problem('tooManyRequests', { retryAfterSeconds: untilTomorrow(now) });
    const done: string[] = [];
    // All take cases in one order, so that two people never wait for each other's case.
    for (const caseId of caseIds.toSorted()) {
      if (done.length === left || !(await mayTake(trx, { userId, caseId }, now))) continue;
      const id = newId();
      const where = { case_id: caseId, biz_type: 'case', biz_id: caseId, parent_id: null } as const;
      await trx
        .insertInto('comments')
        .values(newComment({ id, user_id: userId, content, ...where }, now))
        .execute();
      await trx
        .insertInto('sent_words')
        .values({ user_id: userId, case_id: caseId, day, created_at: now })
        .execute();
      done.push(caseId);
    }
    return done;
  });
  pageTags.purge(sentTo.map(tagOfCase));
  return { sent: sentTo.length, leftOut: caseIds.length - sentTo.length };
}

async function countSent(trx: Trx, { userId, day }: { userId: string; day: string }) {
  const { count } = await trx
    .selectFrom('sent_words')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function mayTake(
  trx: Trx,
  { userId, caseId }: { userId: string; caseId: string },
  now: number,
): Promise<boolean> {
  const state = await findCaseState(trx, caseId);
  if (!state || state.mourningAt !== null || !canCase('comment', state, now)) return false;
  const row = await trx
    .selectFrom('cases')
    .leftJoin('sent_words', (join) =>
      join.onRef('sent_words.case_id', '=', 'cases.id').on('sent_words.user_id', '=', userId),
    )
    .select(['cases.owner_user_id', 'sent_words.created_at'])
    .where('cases.id', '=', caseId)
    .executeTakeFirst();
  return row !== undefined && row.owner_user_id !== userId && row.created_at === null;
}

function untilTomorrow(now: number): number {
  return Math.ceil((startOfDayNumber(dayNumberOf(now) + 1) - now) / 1000);
}
