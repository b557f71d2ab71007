import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import { newId } from '#src/server/platform/keys.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { saveWishing } from '#src/shared/wishes/calls.ts';
import { type WishView, wishPauseMs } from '#src/shared/wishes/wish-view.ts';
import { changeTotal } from './change-total.ts';
import { findWish, tagOfWishes } from './find-wishes.ts';

type NewWish = CallParsed<typeof saveWishing> & { userId: string; locale: Locale };

/**
 * Hangs a wish on the tree at once and lets staff look at it after. One an hour a person: the same
 * words within it are the same wish, sent twice, and other words say how long to wait.
 */
export async function addWish(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  wish: NewWish,
  now: number,
): Promise<WishView> {
  const { locale, content } = wish;
  requireOpenWords({ content });
  const hung = await inTransaction(db, async (trx) => {
    // Two wishes of one person wait for each other.
    await lockUser(trx, wish.userId);
    const wishId = (await findLast(trx, wish, now)) ?? (await insert(trx, wish, now));
    return findWish(trx, { wishId, locale });
  });
  // It was sent twice, and taken down in between.
  if (!hung) throw new Problem('notFound');
  pageTags.purge([tagOfWishes]);
  return hung;
}

async function findLast(
  trx: Trx,
  { userId, content }: NewWish,
  now: number,
): Promise<string | undefined> {
  const last = await trx
    .selectFrom('wishes')
    .select(['id', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', now - wishPauseMs)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.content === content) return last?.id;
  const retryAfterSeconds = Math.ceil((last.created_at + wishPauseMs - now) / 1000);
  throw new Problem('tooManyRequests', { retryAfterSeconds });
}

async function insert(trx: Trx, wish: NewWish, now: number): Promise<string> {
  const { userId, content } = wish;
  const id = newId();
  const named = wish.named ? 1 : 0;
  await trx
    .insertInto('wishes')
    .values({ id, user_id: userId, content, named, created_at: now, hidden_at: null })
    .execute();
  await changeTotal(trx, 1);
  await openTask(trx, { queue: 'wish', subjectId: id, caseId: null, submittedBy: userId, now });
  return id;
}
