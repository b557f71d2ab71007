import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { findGear } from '#src/server/kinds/goods/find-gear.ts';
import { notify } from '#src/server/notices/notify.ts';

/** From here on the fundraiser is told of a gift by itself: 1,000 yuan. */
export const bigDonationInFen = 100_000;

const findGift = prepared((db, { orderId }: { orderId: string }) =>
  db
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select(['donations.case_id as caseId', 'amount_in_fen as amountInFen'])
    .select(['donations.user_id as userId', 'amount_hidden as amountHidden'])
    .select('cases.owner_user_id as ownerUserId')
    .where('donations.id', '=', orderId)
    .where('paid_at', 'is not', null),
);

/** Tells the donor that the gift arrived, and the fundraiser of a large one; each once. */
export async function tellOfGift(
  db: Database,
  { orderId }: { orderId: string },
  now: number,
): Promise<void> {
  const gift = await findGift.first(db, { orderId });
  if (!gift) return;
  const { caseId, amountInFen, userId, ownerUserId, amountHidden } = gift;
  const told = { caseId, subjectId: orderId, params: { amountInFen }, now };
  const gear = await findGear(db, orderId);
  const isBig = amountInFen >= bigDonationInFen && !amountHidden && userId !== ownerUserId;
  // Of most gifts by guests nobody is told, and no other writer waits for that.
  if (!userId && !gear && !isBig) return;
  await inTransaction(db, async (trx) => {
    if (userId) await notify(trx, { ...told, userId, kind: 'donationReceived' });
    if (gear) {
      const params = { thing: gear.title, days: gear.sendDays };
      await notify(trx, { ...told, userId: ownerUserId, kind: 'goodsPaid', params });
    }
    if (isBig) await notify(trx, { ...told, userId: ownerUserId, kind: 'bigDonation' });
  });
}
