import type { Trx } from '#src/server/db/database.ts';

/** The photos of a doctor's work card are bound to this. */
export function cardOf(verifyId: string) {
  return `verification:${verifyId}` as const;
}

/** Lets the photos go with the next sweep: nothing is to be checked any more. */
export async function dropCard(trx: Trx, verifyId: string): Promise<void> {
  await trx
    .updateTable('images')
    .set({ subject: null, position: null })
    .where('subject', '=', cardOf(verifyId))
    .execute();
}

export async function dropCardsOfPerson(trx: Trx, userId: string): Promise<void> {
  const own = await trx
    .selectFrom('verifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'doctor')
    .execute();
  for (const { id } of own) await dropCard(trx, id);
}
