import type { Trx } from '#src/server/db/database.ts';

/** This is what is counted of a gift, as the statement that changes its order answers it. */
export const countedColumns = [
  'case_id as caseId',
  'user_id as userId',
  'amount_in_fen as givenInFen',
  'anonymous',
  'activity_id as activityId',
  'sub_activity_id as subActivityId',
] as const;

type Gift = {
  caseId: string;
  userId: string | null;
  givenInFen: number;
  anonymous: number;
  activityId: string | null;
  subActivityId: string | null;
};

type Counted = {
  venueId: string;
  caseId: string;
  userId: string | null;
  amountInFen: number;
  /** It is one more, one less, or none where only a part of it moved. */
  gifts: number;
  hidden: number;
};

/**
 * Counts a paid gift where it was given through a venue, and what came back of it, by less than
 * nothing. The caller changed its order in this transaction and posts nothing after it: the rows of
 * a venue are the last to be waited for.
 */
export async function countGift(trx: Trx, gift: Gift, amountInFen: number): Promise<void> {
  const { caseId, userId, givenInFen, anonymous, activityId, subActivityId } = gift;
  const gifts = Math.abs(amountInFen) === givenInFen ? Math.sign(amountInFen) : 0;
  const hidden = anonymous === 1 ? gifts : 0;
  for (const venueId of [activityId, subActivityId]) {
    if (venueId === null) continue;
    await count(trx, { venueId, caseId, userId, amountInFen, gifts, hidden });
  }
}

async function count(trx: Trx, counted: Counted): Promise<void> {
  const { venueId, userId, amountInFen, gifts } = counted;
  const people = userId === null ? gifts : await countGiver(trx, { ...counted, userId });
  const cases = gifts === 0 ? 0 : await countCase(trx, counted);
  await trx
    .updateTable('venue_sums')
    .set((eb) => ({
      people: eb('people', '+', people),
      amount_in_fen: eb('amount_in_fen', '+', amountInFen),
      cases: eb('cases', '+', cases),
    }))
    .where('venue_id', '=', venueId)
    .execute();
}

/** Counts one more person, one less, or none. */
async function countGiver(trx: Trx, counted: Counted & { userId: string }): Promise<number> {
  const { venueId, userId, amountInFen, gifts, hidden } = counted;
  const nothing = {
    gifts: 0,
    hidden_gifts: 0,
    amount_in_fen: 0,
    families: 0,
    unlisted: 0,
  } as const;
  await trx
    .insertInto('venue_givers')
    .values({ venue_id: venueId, user_id: userId, ...nothing })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const families = gifts === 0 ? 0 : await countHelped(trx, counted);
  const giver = await trx
    .updateTable('venue_givers')
    .set((eb) => ({
      gifts: eb('gifts', '+', gifts),
      hidden_gifts: eb('hidden_gifts', '+', hidden),
      amount_in_fen: eb('amount_in_fen', '+', amountInFen),
      families: eb('families', '+', families),
    }))
    .where('venue_id', '=', venueId)
    .where('user_id', '=', userId)
    .returning('gifts')
    .executeTakeFirstOrThrow();
  return crossed(giver.gifts, gifts);
}

/** Counts one more family that this person helped, one less, or none. */
async function countHelped(
  trx: Trx,
  { venueId, userId, caseId, gifts }: Counted & { userId: string },
): Promise<number> {
  await trx
    .insertInto('venue_helped')
    .values({ venue_id: venueId, user_id: userId, case_id: caseId, gifts: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const helped = await trx
    .updateTable('venue_helped')
    .set((eb) => ({ gifts: eb('gifts', '+', gifts) }))
    .where('venue_id', '=', venueId)
    .where('user_id', '=', userId)
    .where('case_id', '=', caseId)
    .returning('gifts')
    .executeTakeFirstOrThrow();
  return crossed(helped.gifts, gifts);
}

/** Counts one more case that was helped, one less, or none. */
async function countCase(trx: Trx, { venueId, caseId, gifts }: Counted): Promise<number> {
  await trx
    .insertInto('venue_case_gifts')
    .values({ venue_id: venueId, case_id: caseId, gifts: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const helped = await trx
    .updateTable('venue_case_gifts')
    .set((eb) => ({ gifts: eb('gifts', '+', gifts) }))
    .where('venue_id', '=', venueId)
    .where('case_id', '=', caseId)
    .returning('gifts')
    .executeTakeFirstOrThrow();
  return crossed(helped.gifts, gifts);
}

/** Did the first gift come, or the last one go? */
function crossed(now: number, by: number): number {
  if (by > 0 && now === by) return 1;
  return by < 0 && now === 0 ? -1 : 0;
}
