import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import { isBeyond } from '#src/server/platform/keyset.ts';
import { caseOf, ofCase, type Reader } from './publicity-lines.ts';

export const findEndedLines: Reader = async (db, { after, size, locale }) => {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select([
      ...ofCase(locale),
      'cases.id as id',
      'cases.end_reason as endReason',
      'cases.target_in_fen as targetInFen',
      shownFund.raised,
    ])
    .select((eb) => eb.ref('cases.finished_at').$notNull().as('at'))
    .where('cases.status', '=', 'FINISHED')
    .where('cases.finished_at', 'is not', null)
    .where((eb) => isBeyond(eb, ['cases.finished_at', 'cases.id'], after && [after.at, after.id]))
    .orderBy('cases.finished_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ displayStatus, ...row }) => ({
    ...row,
    ...caseOf({ ...row, displayStatus }),
    part: 'ended' as const,
  }));
};
