import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { readMailToken } from './mail-token.ts';

/** Whoever has a letter's link ends letters to its address; another address of the person stays. */
export async function stopMail(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  mailToken: string,
): Promise<void> {
  const addressId = readMailToken(keys, mailToken);
  if (!addressId) throw new Problem('notFound');
  await db.deleteFrom('mail_addresses').where('id', '=', addressId).execute();
}

/** This is the person's own way: the address goes, and one whose code they have yet to give. */
export async function forgetAddresses(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('mail_addresses').where('user_id', '=', userId).execute();
}
