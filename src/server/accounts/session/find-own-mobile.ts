import type { Services } from '#src/server/services.ts';

/**
 * Finds the number of an account in clear, for a message to its owner; undefined where none is
 * bound.
 */
export async function findOwnMobile(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  userId: string,
): Promise<string | undefined> {
  const { mobile_sealed: sealed } = await db
    .selectFrom('users')
    .select('mobile_sealed')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return sealed === null ? undefined : keys.open('users.mobile_sealed', userId, sealed);
}
