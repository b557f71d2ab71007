import type { Database } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import type { RuleOf } from '#src/shared/activities/activity-rule.ts';
import { isOver, type ShownStatus } from '#src/shared/activities/activity-statuses.ts';
import { type ActivityType, poollessTypes } from '#src/shared/activities/activity-types.ts';
import { findRules } from './find-rule.ts';

/** An activity with its account: what came in is what was matched, is left, and was given back. */
export type ActivityAccount = Account &
  {
    [T in ActivityType]: {
      activityType: T;
      /** The newest, which may be still to come. */
      rule: Versioned<RuleOf[T]>;
      rules: readonly { version: number; fromAt: number; rule: RuleOf[T] }[];
    };
  }[ActivityType];

type Versioned<R> = R & { version: number };
type Account = {
  activityId: string;
  name: string;
  sponsor: string;
  status: ShownStatus;
  startsAt: number;
  endsAt: number;
  /** Of its first cases the lot leaves out. */
  controlPercent: number;
  fundedInFen: number;
  matchedInFen: number;
  leftInFen: number;
  returnedInFen: number;
  caseCount: number;
  /** One of its cases, whose page tells of it. */
  caseId: string;
};

const most = 50;
const leftOut = 'CONTROL_GROUP';

/** The newest activities, or those of one case, or one; no grant is read, however many there are. */
export async function findActivities(
  db: Database,
  { caseId, activityId }: { caseId?: string; activityId?: string } = {},
): Promise<ActivityAccount[]> {
  let query = db
    .selectFrom('activities')
    .select(['id as activityId', 'type as activityType', 'name', 'sponsor', 'status'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .select('control_percent as controlPercent')
    .select(['funded_in_fen as fundedInFen', 'returned_in_fen as returnedInFen'])
    .where('type', 'not in', poollessTypes)
    .$narrowType<{ activityType: ActivityType }>();
  if (caseId !== undefined) {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('activity_cases').select('activity_id').where('case_id', '=', caseId),
    );
  }
  if (activityId !== undefined) query = query.where('id', '=', activityId);
  const rows = await query
    .orderBy('approved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const without = caseId === undefined ? new Set<string>() : await findWithout(db, caseId);
  const accounts: ActivityAccount[] = [];
  for (const row of rows) {
    const status = isOver(row.status) || !without.has(row.activityId) ? row.status : leftOut;
    accounts.push({ ...row, status, ...(await findSums(db, row)) } as ActivityAccount);
  }
  return accounts;
}

/** In whose control group a case is. */
async function findWithout(db: Database, caseId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('activity_cases')
    .select('activity_id as activityId')
    .where('case_id', '=', caseId)
    .where('drawn', '=', 'CONTROL')
    .execute();
  return new Set(rows.map(({ activityId }) => activityId));
}

type Row = { activityId: string; activityType: ActivityType };

async function findSums(db: Database, { activityId, activityType: type }: Row) {
  const cases = await db
    .selectFrom('activity_cases')
    .select((eb) => [
      eb.cast<number | null>(eb.fn.sum('matched_in_fen'), 'bigint').as('matchedInFen'),
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('caseCount'),
      eb.fn.min('case_id').as('caseId'),
    ])
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  const rules = await findRules(db, { activityId, type });
  const newest = rules.at(-1);
  if (!newest) throw new Error(`Activity ${activityId} has no rule.`);
  return {
    matchedInFen: cases.matchedInFen ?? 0,
    caseCount: cases.caseCount,
    caseId: cases.caseId,
    leftInFen: await findBalance(db, pool(activityId)),
    rule: { ...newest.rule, version: newest.version },
    rules,
  };
}
