import type { Database } from '#src/server/db/database.ts';
import type { SignInFigures } from '#src/shared/accounts/sign-in-figures.ts';

/**
 * Finds how people, and who plays them, came to the sign-in; codes are kept for a day after they
 * lapse.
 */
export async function findSignInFigures(
  db: Database,
  { since }: { since: number },
): Promise<SignInFigures> {
  const [codes, factorWrong, requests] = await Promise.all([
    findCodes(db, since),
    countWrongFactors(db, since),
    findRefused(db, since),
  ]);
  return { ...codes, factorWrong, ...requests };
}

async function findCodes(db: Database, since: number) {
  const { sent, used, proved, tries, networks } = await db
    .selectFrom('verify_codes')
    .select(({ fn, eb }) => [
      fn.countAll().as('sent'),
      fn.count('used_at').as('used'),
      fn.sum(eb.ref('proved')).as('proved'),
      fn.sum(eb('tries', '+', eb.ref('address_tries'))).as('tries'),
      fn.count('network_index').distinct().as('networks'),
    ])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return {
    ...{ sent: Number(sent), used: Number(used), proved: Number(proved) },
    // Each that was used took one try that was right.
    ...{ wrong: Number(tries) - Number(used), networks: Number(networks) },
  };
}

export async function countWrongFactors(db: Database, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('audit_trail')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('act', '=', 'factorFailed')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** It counts, of pages and calls, those that were told to come later. */
async function findRefused(db: Database, since: number) {
  const { asked, refused } = await db
    .selectFrom('service_hours')
    .select(({ fn }) => [fn.sum('asked').as('asked'), fn.sum('missed').as('refused')])
    .where('objective', '=', 'admitted')
    .where('hour', '>', since - 3_600_000)
    .executeTakeFirstOrThrow();
  return { asked: Number(asked), refused: Number(refused) };
}
