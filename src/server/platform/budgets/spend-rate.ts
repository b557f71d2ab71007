import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

export type Rate = {
  name: string;
  subject: string;
  limit: number;
  windowMs: number;
  /** This is what is said beyond it, such as that a proof of work goes further. */
  beyond?: 'proofNeeded' | 'tooManyHospitalCodes' | undefined;
};

/**
 * Counts one use in the window that began with the first; beyond the limit it refuses until the
 * window ends. It is one atomic statement, so that parallel requests on any node count one by one.
 */
export async function spendRate(db: Database, rate: Rate, now: number): Promise<void> {
  const { count, expires_at } = await db
    .insertInto('rate_counters')
    .values({ key: `${rate.name} ${rate.subject}`, count: 1, expires_at: now + rate.windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_counters.expires_at <= ${now} then 1 else rate_counters.count + 1 end`,
        expires_at: sql<number>`case when rate_counters.expires_at <= ${now} then excluded.expires_at else rate_counters.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  if (count <= rate.limit) return;
  const retryAfterSeconds = Math.ceil((expires_at - now) / 1000);
  throw new Problem(rate.beyond ?? 'tooManyCodes', { retryAfterSeconds });
}

/** Takes one use back that turned out to be none, within its window. */
export async function giveRateBack(
  db: Database,
  { name, subject }: Pick<Rate, 'name' | 'subject'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('rate_counters')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', `${name} ${subject}`)
    .where('count', '>', 0)
    .where('expires_at', '>', now)
    .execute();
}
