import type { Database } from '#src/server/db/database.ts';
import type { VerificationCounts } from '#src/shared/verification/verification-view.ts';
import type { VerifierRelation } from '#src/shared/verification/verifier-kinds.ts';
import { selectShown } from './verification-record.ts';

/** How many verified a case, by kind. */
export async function findCounts(db: Database, caseId: string): Promise<VerificationCounts> {
  const rows = await selectShown(db, caseId)
    .innerJoin('cases', 'cases.id', 'verifications.case_id')
    .clearSelect()
    .select(({ fn, eb, and }) => [
      'verifications.kind',
      fn.countAll<number>().as('count'),
      fn
        .count<number>(
          eb
            .case()
            .when(
              and([
                eb('verifications.hospital', '<>', ''),
                eb('verifications.hospital', '=', eb.ref('cases.hospital')),
              ]),
            )
            .then(1)
            .end(),
        )
        .as('ofHospital'),
    ])
    .groupBy('verifications.kind')
    .execute();
  const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    doctorVerificationCount: countOf('doctor'),
    friendsVerificationCount: countOf('friend'),
    sickFriendsVerificationCount: countOf('sickFriend'),
    count: rows.reduce((sum, { count }) => sum + count, 0),
    countFromHospital: rows.find(({ kind }) => kind === 'doctor')?.ofHospital ?? 0,
  };
}

/** How many of each relation verified a case, most first. */
export async function findRelationCounts(
  db: Database,
  caseId: string,
): Promise<{ relation: VerifierRelation; count: number }[]> {
  const rows = await selectShown(db, caseId)
    .clearSelect()
    .select(({ fn }) => ['verifications.relation', fn.countAll<number>().as('count')])
    .groupBy('verifications.relation')
    .execute();
  return rows
    .map(({ relation, count }) => ({ relation: relation as VerifierRelation, count }))
    .sort((a, b) => b.count - a.count || (a.relation < b.relation ? -1 : 1));
}
