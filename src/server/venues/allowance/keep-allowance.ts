import { lockActivity } from '#src/server/activities/lock-activity.ts';
import { endPromises } from '#src/server/activities/promises/end-promises.ts';
import { findFreePool } from '#src/server/activities/promises/find-free-pool.ts';
import { makePromise } from '#src/server/activities/promises/make-promise.ts';
import { countRefusal } from '#src/server/activities/refusals/count-refusal.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { RefusedBecause } from '#src/shared/activities/directed/promises.ts';
import { Problem, type ProblemName } from '#src/shared/contract/problem.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { findPoolOfVenue, type PoolOfVenue } from './find-pool-of-venue.ts';
import { findWhyNotTheirs } from './find-why-not-theirs.ts';
import { findOwnAllowance, type OwnAllowance } from './own-allowance.ts';

type Asked = { venueId: string; userId: string };
/** It is refused, which is counted: whoever asks commits that first, and then says so. */
export type Refused = { refused: RefusedBecause };

const problems: Partial<Record<RefusedBecause, ProblemName>> = {
  had: 'allowanceHad',
  poolLacks: 'allowancePoolEmpty',
  caseRests: 'allowanceCaseRests',
  caseFull: 'allowanceCaseRests',
};

export function requireNotRefused<T extends object>(outcome: T | Refused): T {
  if ('refused' in outcome) throw new Problem(problems[outcome.refused] ?? 'allowanceNotYours');
  return outcome;
}

/**
 * Keeps the allowance that somebody has at a venue, for them from here on where they had none
 * anywhere. The caller holds the fund of the case it may go to, or none; the pool is held after it.
 */
export async function keepAllowance(
  trx: Trx,
  { venueId, userId }: Asked,
  now: number,
): Promise<{ own: OwnAllowance; pool: PoolOfVenue } | Refused> {
  const pool = await findPoolOfVenue(trx, { venueId }, now);
  if (!pool) throw new Problem('allowanceNotNow');
  const { activityId } = pool;
  await lockActivity(trx, activityId);
  const held = await findPoolOfVenue(trx, { venueId }, now);
  const known = await findOwnAllowance(trx, userId, now);
  if (known?.status === 'GIVEN' && known.activityId === activityId) return { own: known, pool };
  if (!held?.runs || held.activityId !== activityId) throw new Problem('allowanceNotNow');
  if (known?.activityId === activityId) return { own: known, pool };
  const because = known ? 'had' : await make(trx, { venueId, userId, pool }, now);
  if (because) {
    await countRefusal(trx, { activityId, kind: 'allowance', because });
    return { refused: because };
  }
  const own = await findOwnAllowance(trx, userId, now);
  if (!own) throw new Error('What was kept just now is not there.');
  return { own, pool };
}

/** Answers why not, where it is not for them or the pool has none. */
async function make(
  trx: Trx,
  { venueId, userId, pool }: Asked & { pool: PoolOfVenue },
  now: number,
): Promise<RefusedBecause | undefined> {
  const { activityId, endsAt, rule } = pool;
  const { accountAgeDays, allowanceInFen: amountInFen } = rule;
  const because = await findWhyNotTheirs(trx, { userId, venueId, accountAgeDays }, now);
  if (because) return because;
  await endLate(trx, userId, now);
  if ((await findFreePool(trx, activityId)) < amountInFen) return 'poolLacks';
  const made = await makePromise(
    trx,
    {
      ...({ kind: 'allowance', activityId, ruleVersion: rule.version, userId } as const),
      ...{ caseId: null, orderId: null, amountInFen },
      endsAt: Math.min(now + rule.days * dayMs, endsAt),
    },
    now,
  );
  return made === undefined ? 'had' : undefined;
}

/** One whose time was over before the clock looked makes room for another. */
async function endLate(trx: Trx, userId: string, now: number): Promise<void> {
  const late = await trx
    .selectFrom('pool_promises')
    .select('id as promiseId')
    .where('user_id', '=', userId)
    .where('kind', '=', 'allowance')
    .where('status', '=', 'OPEN')
    .where('ends_at', '<=', now)
    .executeTakeFirst();
  if (late) await endPromises(trx, late, now);
}
