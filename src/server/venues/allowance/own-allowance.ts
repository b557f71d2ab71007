import type { Database, Trx } from '#src/server/db/database.ts';

/**
 * Finds the allowance that somebody has or had, wherever it was; one whose time is over stands no
 * more.
 */
export async function findOwnAllowance(db: Database | Trx, userId: string, now: number) {
  const row = await db
    .selectFrom('pool_promises')
    .select(['id as promiseId', 'activity_id as activityId', 'rule_version as ruleVersion'])
    .select(['amount_in_fen as amountInFen', 'status', 'ends_at as endsAt'])
    .select(['case_id as caseId', 'settled_at as settledAt'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'allowance')
    .where('status', 'in', ['OPEN', 'GIVEN'])
    .executeTakeFirst();
  return row?.status === 'OPEN' && now >= row.endsAt ? undefined : row;
}

export type OwnAllowance = NonNullable<Awaited<ReturnType<typeof findOwnAllowance>>>;
