import { caseOf, ofCase, type Reader } from './publicity-lines.ts';

export const findEndedLines: Reader = async (db, { after, size, locale }) => {
  let query = db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select([
      ...ofCase(locale),
      'cases.id as id',
      'cases.end_reason as endReason',
      'cases.target_in_fen as targetInFen',
      'case_funds.raised_in_fen as raisedInFen',
    ])
    .select((eb) => eb.ref('cases.finished_at').$notNull().as('at'))
    .where('cases.status', '=', 'FINISHED')
    .where('cases.finished_at', 'is not', null);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('cases.finished_at', 'cases.id'), '<', eb.tuple(after.at, after.id)),
    );
  }
  const rows = await query
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
