import type { Database } from '#src/server/db/database.ts';
import { isSameHospital } from '#src/shared/verification/hospital-codes/hospital-code.ts';
import type { VerificationCounts } from '#src/shared/verification/verification-view.ts';
import type { VerifierKind, VerifierRelation } from '#src/shared/verification/verifier-kinds.ts';
import { selectShown } from './verification-record.ts';

/**
 * Counts how many verified a case, by kind. Only who was checked counts as a doctor, by work card
 * or with the hospital; as of the patient's hospital only whom that hospital knows.
 */
export async function findCounts(db: Database, caseId: string): Promise<VerificationCounts> {
  const rows = await selectShown(db, caseId)
    .clearSelect()
    .select(({ fn }) => [
      'verifications.kind',
      fn.countAll<number>().as('count'),
      fn
        .count<number>(fn.coalesce('verifications.confirmed_at', 'verifications.card_seen_at'))
        .as('checked'),
      fn.count<number>('verifications.confirmed_at').as('confirmed'),
    ])
    .groupBy('verifications.kind')
    .execute();
  const of = (kind: VerifierKind) => rows.find((row) => row.kind === kind);
  const { count = 0, checked = 0, confirmed = 0 } = of('doctor') ?? {};
  return {
    doctorVerificationCount: checked,
    cardSeenDoctorCount: checked - confirmed,
    friendsVerificationCount: of('friend')?.count ?? 0,
    sickFriendsVerificationCount: of('sickFriend')?.count ?? 0,
    count: rows.reduce((sum, row) => sum + row.count, 0),
    countFromHospital: confirmed === 0 ? 0 : await countOfHospital(db, caseId),
    declaredDoctorCount: count - checked,
  };
}

/**
 * These are more hospitals than the doctors of one patient work at; a limit, so that no read is
 * without one.
 */
const mostHospitals = 200;

/** The hospital is typed on both sides, so its name is compared as a code's is. */
async function countOfHospital(db: Database, caseId: string): Promise<number> {
  const rows = await selectShown(db, caseId)
    .innerJoin('cases', 'cases.id', 'verifications.case_id')
    .clearSelect()
    .select(({ fn }) => [
      'cases.hospital as own',
      'verifications.hospital',
      fn.countAll<number>().as('count'),
    ])
    .where('verifications.kind', '=', 'doctor')
    .where('verifications.confirmed_at', 'is not', null)
    .groupBy(['cases.hospital', 'verifications.hospital'])
    .orderBy('count', 'desc')
    .limit(mostHospitals)
    .execute();
  return rows
    .filter(({ own, hospital }) => isSameHospital(own, hospital))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Finds how many of each relation verified a case, most first; nobody is a doctor by saying so. */
export async function findRelationCounts(
  db: Database,
  caseId: string,
): Promise<{ relation: VerifierRelation; count: number }[]> {
  const rows = await selectShown(db, caseId)
    .clearSelect()
    .select(({ fn }) => ['verifications.relation', fn.countAll<number>().as('count')])
    .where(({ eb, or }) =>
      or([
        eb('verifications.kind', '<>', 'doctor'),
        eb('verifications.confirmed_at', 'is not', null),
        eb('verifications.card_seen_at', 'is not', null),
      ]),
    )
    .groupBy('verifications.relation')
    .execute();
  return rows
    .map(({ relation, count }) => ({ relation: relation as VerifierRelation, count }))
    .sort((a, b) => b.count - a.count || (a.relation < b.relation ? -1 : 1));
}
