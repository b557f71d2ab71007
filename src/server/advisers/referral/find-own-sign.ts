import type { Database, Trx } from '#src/server/db/database.ts';

/** Finds the sign under which a person invites; undefined for who never took part. */
export async function findOwnSign(db: Database | Trx, userId: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('referral_members')
    .select('inviter_id as inviterId')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member?.inviterId;
}
