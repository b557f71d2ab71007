import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Selects what waits for the desk, with the case where it lies and the pool that it came from. */
export function selectHolds(db: Database | Trx) {
  return db
    .selectFrom('grant_holds as holds')
    .innerJoin('activity_grants as grants', 'grants.cause', 'holds.cause')
    .select(['holds.id as holdId', 'holds.cause', 'holds.amount_in_fen as amountInFen'])
    .select(['holds.status', 'holds.held_by as heldBy', 'holds.held_at as heldAt', 'holds.reason'])
    .select(['grants.activity_id as activityId', 'grants.case_id as caseId']);
}

/** Finds the one that is open of a grant. */
export function findOpenHold(db: Database | Trx, cause: string) {
  return selectHolds(db)
    .where('holds.cause', '=', cause)
    .where('holds.status', '=', 'HELD')
    .executeTakeFirst();
}

/** Finds what waits of one case, the oldest first. */
export function findHeldOfCase(trx: Trx, caseId: string) {
  return selectHolds(trx)
    .where('grants.case_id', '=', caseId)
    .where('holds.status', '=', 'HELD')
    .orderBy('holds.held_at')
    .orderBy('holds.id')
    .execute();
}

const shown = 50;

/** Finds what waits for the desk of each activity, those that wait longest first. */
export async function findHolds(db: Database, { locale }: { locale: Locale }) {
  const rows = await selectHolds(db)
    .innerJoin('cases', 'cases.id', 'grants.case_id')
    .leftJoin('donations', 'donations.id', 'grants.order_id')
    .leftJoin('users', 'users.id', 'holds.held_by')
    .select((eb) => eb.fn.coalesce('donations.trade_no', 'grants.cause').as('grantNo'))
    .select(['users.nickname as holder', titleIn(locale).as('title')])
    .where('holds.status', '=', 'HELD')
    .orderBy('holds.held_at')
    .orderBy('holds.id')
    .limit(shown)
    .execute();
  return Map.groupBy(rows, ({ activityId }) => activityId);
}

export type OpenHold = NonNullable<
  ReturnType<Awaited<ReturnType<typeof findHolds>>['get']>
>[number];
