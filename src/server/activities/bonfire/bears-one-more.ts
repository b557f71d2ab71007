import { findCaseSum } from '#src/server/activities/find-case-sum.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { type BonfireRule, wholeLadderInFen } from '#src/shared/activities/bonfire/bonfire-rule.ts';

type Asked = { activityId: string; caseId: string; rule: BonfireRule };

/** Can a whole ladder more be promised: by the pool, and by what one case may have? */
export async function bearsOneMore(
  db: Database | Trx,
  { activityId, caseId, rule }: Asked,
): Promise<boolean> {
  const whole = wholeLadderInFen(rule);
  const promised = db
    .selectFrom('bonfires')
    .select((eb) => [
      eb.cast<number | null>(eb.fn.sum('promised_in_fen'), 'bigint').as('inFen'),
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('teams'),
    ])
    .where('activity_id', '=', activityId);
  const ofAll = await promised.where('ended_at', 'is', null).executeTakeFirstOrThrow();
  const ofCase = await promised.where('case_id', '=', caseId).executeTakeFirstOrThrow();
  const freeInFen = (await findBalance(db, pool(activityId))) - (ofAll.inFen ?? 0);
  const caseInFen = ((await findCaseSum(db, { activityId, caseId })) ?? 0) + (ofCase.inFen ?? 0);
  return (
    ofCase.teams < rule.teamsPerCase && whole <= freeInFen && whole <= rule.perCaseInFen - caseInFen
  );
}
