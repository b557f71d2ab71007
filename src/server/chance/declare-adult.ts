import type { Database, Trx } from '#src/server/db/database.ts';

/** Keeps that a person said they are of age, and when first. */
export async function declareAdult(trx: Trx, userId: string, now: number): Promise<void> {
  await trx
    .insertInto('adult_declarations')
    .values({ user_id: userId, declared_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isAdult(db: Database | Trx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('adult_declarations')
    .select('declared_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
