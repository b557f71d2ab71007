import { type Giver, isGivenBy } from '#src/server/cases/gifts/giver.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { leftOfGift } from '#src/server/papers/find-gifts-for-paper.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { giftCardWrite } from '#src/shared/papers/cards/calls.ts';

type Written = CallParsed<typeof giftCardWrite> & { giver: Giver };

/**
 * Puts an own gift in somebody's name or memory. The card is there at once, and staff look at it
 * after; the same words sent again are the same card.
 */
export async function writeCard(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  written: Written,
  now: number,
): Promise<{ cardId: string }> {
  const { cardId, caseId } = await inTransaction(db, async (trx) => {
    const gift = await lockGift(trx, written);
    const cardId =
      (await findSame(trx, written)) ??
      (await insert(trx, { ...written, userId: gift.userId }, now));
    const about = { subjectId: cardId, caseId: gift.caseId, submittedBy: gift.userId };
    await openTask(trx, { queue: 'giftCard', ...about, now });
    return { cardId, caseId: gift.caseId };
  });
  pageTags.purge([tagOfCase(caseId)]);
  return { cardId };
}

/** Two cards of one gift wait for each other, and a return of it for both. */
async function lockGift(trx: Trx, { orderId, giver }: Written) {
  const query = trx
    .selectFrom('donations')
    .select([
      'case_id as caseId',
      'user_id as userId',
      'status',
      'amount_in_fen',
      'returned_in_fen',
    ])
    .where('id', '=', orderId)
    .where(isGivenBy(giver));
  const gift = await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  // Whoever was signed in before may be asked to sign in again, in place.
  if (!gift && giver.userId === undefined) throw new Problem('loginExpired');
  if (!gift || leftOfGift(gift) === 0) throw new Problem('notFound');
  return gift;
}

async function findSame(trx: Trx, { orderId, kind, name, words }: Written) {
  const card = await trx
    .selectFrom('gift_cards')
    .select(['id', 'kind', 'name', 'words'])
    .where('order_id', '=', orderId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  const isSame = card?.kind === kind && card.name === name && card.words === words;
  if (card && !isSame) throw new Problem('cardStands');
  return card?.id;
}

type Own = Written & { userId: string | null };

async function insert(trx: Trx, written: Own, now: number): Promise<string> {
  const { orderId, userId, kind, name, words } = written;
  const id = newId();
  await trx
    .insertInto('gift_cards')
    .values({
      ...{ id, order_id: orderId, user_id: userId, kind, name, words, created_at: now },
      ...{ hidden_at: null, hidden_by: null },
    })
    .execute();
  return id;
}
