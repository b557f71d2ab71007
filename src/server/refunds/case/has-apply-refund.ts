import type { Database } from '#src/server/db/database.ts';

/** Is a refund of this case open or done? Before its release only the case's owner is told. */
export async function hasApplyRefund(
  db: Database,
  { infoUuid, userId }: { infoUuid: string; userId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('case_refunds')
    .innerJoin('cases', 'cases.id', 'case_refunds.case_id')
    .select('case_refunds.id')
    .where('case_refunds.case_id', '=', infoUuid)
    .where('case_refunds.kind', '<>', 'grace')
    .where((eb) =>
      eb.or([
        eb('case_refunds.status', 'in', ['RUNNING', 'DONE']),
        eb.and([
          eb('cases.owner_user_id', '=', userId),
          eb('case_refunds.status', 'in', ['APPLIED', 'PASSED']),
        ]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
