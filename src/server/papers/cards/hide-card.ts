import { type Giver, isGivenBy } from '#src/server/cases/gifts/giver.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Whoever wrote it takes it down, for good. Again, it changes nothing. */
export async function removeCard(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { cardId, giver }: { cardId: string; giver: Giver },
  now: number,
): Promise<void> {
  const { caseId } = await inTransaction(db, async (trx) => {
    const card = await selectWritten(trx, cardId).where(isGivenBy(giver)).executeTakeFirst();
    if (!card) throw new Problem('notFound');
    await hideCard(trx, { cardId, by: 'writer' }, now);
    await closeTask(trx, { queue: 'giftCard', subjectId: cardId, because: 'byAuthor', now });
    return card;
  });
  pageTags.purge([tagOfCase(caseId)]);
}

export async function hideCard(
  trx: Trx,
  { cardId, by }: { cardId: string; by: 'writer' | 'staff' },
  now: number,
): Promise<void> {
  await trx
    .updateTable('gift_cards')
    .set({ hidden_at: now, hidden_by: by })
    .where('id', '=', cardId)
    .where('hidden_at', 'is', null)
    .execute();
}

/** Finds a card with the gift it is of. */
export function findWritten(db: Database | Trx, cardId: string) {
  return selectWritten(db, cardId).executeTakeFirst();
}

function selectWritten(db: Database | Trx, cardId: string) {
  return db
    .selectFrom('gift_cards')
    .innerJoin('donations', 'donations.id', 'gift_cards.order_id')
    .leftJoin('users', 'users.id', 'gift_cards.user_id')
    .select(['gift_cards.user_id as userId', 'donations.case_id as caseId'])
    .select((eb) => eb.fn.coalesce('users.nickname', 'donations.display_name').as('writer'))
    .select(['gift_cards.kind', 'gift_cards.name', 'gift_cards.words'])
    .select(['gift_cards.created_at as writtenAt', 'gift_cards.hidden_at as hiddenAt'])
    .where('gift_cards.id', '=', cardId);
}

/** A gift that goes on to another family takes its card along. */
export async function moveCard(trx: Trx, fromOrderId: string, toOrderId: string): Promise<void> {
  await trx
    .updateTable('gift_cards')
    .set({ order_id: toOrderId })
    .where('order_id', '=', fromOrderId)
    .execute();
}
