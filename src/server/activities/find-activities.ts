import type { Database } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { feePart, RuleOf } from '#src/shared/activities/activity-rule.ts';
import {
  type ActivityStatus,
  isOver,
  type ShownStatus,
} from '#src/shared/activities/activity-statuses.ts';
import { type ActivityType, poollessTypes } from '#src/shared/activities/activity-types.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { named } from './name-in.ts';
import { findRules } from './rules/find-rule.ts';

/** This is an activity with its account: what came in is what was matched, is left, and was given back. */
export type ActivityAccount = Account &
  {
    [T in ActivityType]: {
      activityType: T;
      /** This is the newest, which may be still to come. */
      rule: Versioned<RuleOf[T]>;
      rules: readonly { version: number; fromAt: number; rule: RuleOf[T] }[];
    };
  }[ActivityType];

type Versioned<R> = R & typeof feePart & { version: number };
type Account = {
  activityId: string;
  name: string;
  sponsor: string;
  status: ShownStatus;
  startsAt: number;
  endsAt: number;
  /** The lot leaves out so many of its first cases. */
  controlPercent: number;
  fundedInFen: number;
  matchedInFen: number;
  leftInFen: number;
  returnedInFen: number;
  caseCount: number;
  /** This is one of its cases, whose page tells of it. */
  caseId: string;
};

const most = 50;
const pageSize = 20;
const leftOut = 'CONTROL_GROUP';

type Of = {
  /** This is the language of the reader, who reads the names in it. */
  locale: Locale;
  caseId?: string;
  activityIds?: readonly string[];
  statuses?: readonly ActivityStatus[];
};

/** Finds the newest activities, or of a case, ids or states; no grant is read, however many there are. */
export async function findActivities(db: Database, of: Of): Promise<ActivityAccount[]> {
  if (of.activityIds?.length === 0) return [];
  const rows = await selectActivities(db, of).limit(most).execute();
  const without = of.caseId === undefined ? new Set<string>() : await findWithout(db, of.caseId);
  const accounts = await addSums(db, rows, of.locale);
  return accounts.map((one) =>
    isOver(one.status) || !without.has(one.activityId) ? one : { ...one, status: leftOut },
  );
}

/** Reads all of them, newest first, a page at a time. */
export async function findActivityPage(
  db: Database,
  { anchorId, locale }: { anchorId: string; locale: Locale },
) {
  const rows = await selectActivities(db, { locale })
    .where((eb) => isBeyond(eb, ['approved_at', 'id'], readAnchor(anchorId, 'ns')))
    .limit(pageSize + 1)
    .execute();
  const page = pageFrom(rows, pageSize, (row) => [row.approvedAt, row.activityId]);
  return { ...page, list: await addSums(db, page.list, locale) };
}

function selectActivities(db: Database, { caseId, activityIds, statuses }: Of) {
  return db
    .selectFrom('activities')
    .select(['id as activityId', 'type as activityType', 'name', 'names', 'sponsor', 'status'])
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'approved_at as approvedAt'])
    .select('control_percent as controlPercent')
    .select(['funded_in_fen as fundedInFen', 'returned_in_fen as returnedInFen'])
    .where('type', 'not in', poollessTypes)
    .$narrowType<{ activityType: ActivityType }>()
    .where((eb) => {
      const ofCase = eb.selectFrom('activity_cases').select('activity_id');
      return eb.and([
        ...(caseId ? [eb('id', 'in', ofCase.where('case_id', '=', caseId))] : []),
        ...(activityIds ? [eb('id', 'in', activityIds)] : []),
        ...(statuses ? [eb('status', 'in', statuses)] : []),
      ]);
    })
    .orderBy('approved_at', 'desc')
    .orderBy('id', 'desc');
}

type Found = Awaited<ReturnType<ReturnType<typeof selectActivities>['execute']>>[number];

async function addSums(
  db: Database,
  rows: readonly Found[],
  locale: Locale,
): Promise<ActivityAccount[]> {
  const accounts: ActivityAccount[] = [];
  for (const { approvedAt: _, ...row } of rows)
    accounts.push({ ...named(row, locale), ...(await findSums(db, row)) } as ActivityAccount);
  return accounts;
}

/** Finds in whose control group a case is. */
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
