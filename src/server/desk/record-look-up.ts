import { sql } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { lookUpsPerHour } from '#src/shared/desk/look-ups.ts';

type LookUp = Omit<Parameters<typeof recordAct>[1], 'act' | 'now' | 'staffUserId'> & {
  staffUserId: string;
  act: (typeof lookUpActs)[number];
};

/**
 * These show staff something of a person in clear, or whose case one is. Pictures of a task are
 * looked at with it.
 */
const lookUpActs = ['unmask', 'searchMobile', 'searchCases'] as const;
/** Few reviews need so many in one hour: people hear of it. */
const alarmAt = 10;
const hourMs = 3_600_000;

/**
 * Writes a look into the trail before it happens, or refuses it with `tooManyLookUps`. It is
 * counted behind the lock of the trail's end, so that looks at once count one by one.
 */
export async function recordLookUp(
  { db, log, metrics }: Pick<Services, 'db' | 'log' | 'metrics'>,
  act: LookUp,
  now: number,
): Promise<void> {
  const { staffUserId } = act;
  const count = await inTransaction(db, async (trx) => {
    await recordAct(trx, { ...act, now });
    const looks = await findLooks(trx, { staffUserId, since: now - hourMs });
    if (looks.length <= lookUpsPerHour) return looks.length;
    const oldest = looks.at(-lookUpsPerHour - 1) ?? now;
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest + hourMs - now) / 1000));
    throw new Problem('tooManyLookUps', { retryAfterSeconds });
  });
  if (count !== alarmAt) return;
  metrics.manyLookUps.inc();
  log.warn({ staffUserId }, 'one of staff looked at many secrets within an hour');
}

async function findLooks(
  trx: Trx,
  { staffUserId, since }: { staffUserId: string; since: number },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('audit_trail')
    .select('at')
    .where('staff_user_id', '=', staffUserId)
    .where('act', 'in', lookUpActs)
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}

/** Counts how many looks each of staff took since then. */
export async function countLookUps(
  db: Database,
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('audit_trail')
    .select(['staff_user_id as userId', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('act', 'in', lookUpActs)
    .where('at', '>', since)
    .where('staff_user_id', 'is not', null)
    .groupBy('staff_user_id')
    .$narrowType<{ userId: string }>()
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}
