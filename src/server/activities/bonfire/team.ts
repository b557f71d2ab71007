import type { Database, Trx } from '#src/server/db/database.ts';

/** Selects what is known of a team by itself. */
export function selectTeam(db: Database | Trx) {
  return db
    .selectFrom('bonfires')
    .select(['id as bonfireId', 'activity_id as activityId', 'rule_version as ruleVersion'])
    .select(['case_id as caseId', 'starter_user_id as starterUserId', 'status'])
    .select(['started_at as startedAt', 'ends_at as endsAt', 'promised_in_fen as promisedInFen']);
}

export type Team = Awaited<ReturnType<ReturnType<typeof selectTeam>['executeTakeFirstOrThrow']>>;

/** Counts how many of a team count: by a visitor, or by a gift that nobody takes back. */
export async function countMembers(db: Database | Trx, bonfireId: string): Promise<number> {
  const { counted } = await db
    .selectFrom('bonfire_members')
    .leftJoin('donations', 'donations.id', 'bonfire_members.order_id')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('counted'))
    .where('bonfire_id', '=', bonfireId)
    .where((eb) =>
      eb.or([eb('visitor_user_id', 'is not', null), eb('donations.status', '=', 'PAID')]),
    )
    .executeTakeFirstOrThrow();
  return counted;
}

/** Finds the open team that somebody is in for a case. */
export function findOwnTeam(
  db: Database | Trx,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<Team | undefined> {
  return selectTeam(db)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bonfire_members')
        .select('bonfire_id')
        .where('user_id', '=', userId)
        .where('case_id', '=', caseId)
        .where('ended_at', 'is', null),
    )
    .executeTakeFirst();
}
