import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { BlessingKind } from '#src/shared/progress/blessings.ts';
import { findBlessings, tagOfBlessings } from './find-blessings.ts';

type Visitor = { userId: string | undefined; address: string; userAgent: string };
type Blessing = Visitor & { caseId: string; kind: BlessingKind };

/** Counts a blessing, one of each kind a person or device; answers how many there are. */
export async function blessCase(
  { db, keys, pageTags }: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  { caseId, kind, ...from }: Blessing,
  now: number,
): Promise<number> {
  const visitor = visitorOf(keys, from);
  const { added, count } = await inTransaction(db, async (trx) => {
    if (!(await isPublicCase(trx, caseId))) throw new Problem('notFound');
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('case_blessings')
      .values({ case_id: caseId, kind, visitor, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n)
      return { added: false, count: (await findBlessings(trx, caseId))[kind] };
    const row = await trx
      .insertInto('blessing_counts')
      .values({ case_id: caseId, kind, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['case_id', 'kind'])
          .doUpdateSet((eb) => ({ count: eb('blessing_counts.count', '+', 1) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return { added: true, count: row.count };
  });
  if (added) pageTags.purge([tagOfBlessings(caseId)]);
  return count;
}

/** Finds which kinds a person or device left at a case. */
export async function findBlessed(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { caseId, ...from }: Visitor & { caseId: string },
): Promise<BlessingKind[]> {
  const rows = await db
    .selectFrom('case_blessings')
    .select('kind')
    .where('case_id', '=', caseId)
    .where('visitor', '=', visitorOf(keys, from))
    .execute();
  return rows.map(({ kind }) => kind);
}

function visitorOf(keys: Services['keys'], { userId, address, userAgent }: Visitor): string {
  return keys.blindIndex('blessing', userId ?? `${address} ${userAgent}`);
}
