import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';
import { findStandingGift } from '#src/server/donations/order/find-standing-gift.ts';

type Asked = {
  discussionId: string;
  caseId: string;
  userId: string;
  /** These are of gifts that this device gave without an account. */
  tradeNos: readonly string[];
};

/**
 * Finds what gives somebody a vote: a gift that was not taken back whole, of the account or, given
 * without one, of the device that now signs in, which gives one vote and no more however many sign
 * in there. The family of the case is what is talked about.
 */
export async function findVotingGift(
  db: Database | Trx,
  asked: Asked,
): Promise<{ guestDonationId: string | null } | undefined> {
  const { caseId, userId } = asked;
  if ((await findCaseOwner(db as Database, caseId)) === userId) return undefined;
  if (await findStandingGift(db, { caseId, userId })) return { guestDonationId: null };
  const guests = await findGuestGift(db, asked);
  return guests && { guestDonationId: guests.id };
}

/** Finds it also from another device, once it gave this person's vote. */
async function findGuestGift(
  db: Database | Trx,
  asked: Asked,
): Promise<{ id: string } | undefined> {
  const { discussionId, caseId, userId, tradeNos } = asked;
  const votes = await db
    .selectFrom('discussion_votes')
    .select('guest_donation_id as id')
    .where('discussion_id', '=', discussionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const before = votes?.id ?? '';
  if (tradeNos.length === 0 && before === '') return undefined;
  const standing = db
    .selectFrom('donations')
    .select('id')
    .where((eb) => eb.or([eb('trade_no', 'in', ['', ...tradeNos]), eb('id', '=', before)]))
    .where('case_id', '=', caseId)
    .where('user_id', 'is', null)
    .where('paid_at', 'is not', null)
    .where(isKept)
    .orderBy('id');
  // Whoever votes by the same gift at this moment waits; SQLite has one writer anyway.
  const isVoting = db.isTransaction && engineOf(db) === 'postgres';
  const gifts = await (isVoting ? standing.forUpdate() : standing).execute();
  if (gifts.length === 0) return undefined;
  const ids = gifts.map(({ id }) => id);
  const spent = await db
    .selectFrom('discussion_votes')
    .select('guest_donation_id as id')
    .where('discussion_id', '=', discussionId)
    .where('user_id', '!=', userId)
    .where('guest_donation_id', 'in', ids)
    .execute();
  return gifts.find(({ id }) => !spent.some((vote) => vote.id === id));
}
