import { sql } from 'kysely';
import { isBeyond } from '#src/server/platform/keyset.ts';
import { caseOf, ofCase, type Reader } from './publicity-lines.ts';

export const findRefundLines: Reader = async (db, { after, size, locale }) => {
  const rows = await db
    .selectFrom('case_refunds')
    .innerJoin('cases', 'cases.id', 'case_refunds.case_id')
    .select([
      ...ofCase(locale),
      'case_refunds.id as id',
      'case_refunds.kind as kind',
      'case_refunds.status as status',
      'case_refunds.reason as reason',
      'case_refunds.amount_in_fen as amountInFen',
      'case_refunds.returned_in_fen as returnedInFen',
      'case_refunds.gift_count as giftCount',
      'case_refunds.returned_count as returnedCount',
    ])
    .select((eb) => eb.ref('case_refunds.released_at').$notNull().as('at'))
    .where('case_refunds.released_at', 'is not', null)
    .where(sql<boolean>`case_refunds.kind <> 'grace'`)
    .where((eb) =>
      isBeyond(eb, ['case_refunds.released_at', 'case_refunds.id'], after && [after.at, after.id]),
    )
    .orderBy('case_refunds.released_at', 'desc')
    .orderBy('case_refunds.id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ displayStatus, ...row }) => ({
    ...row,
    ...caseOf({ ...row, displayStatus }),
    part: 'refunds' as const,
    kind: row.kind as 'fundraiser',
    status: row.status as 'RUNNING' | 'DONE',
  }));
};
