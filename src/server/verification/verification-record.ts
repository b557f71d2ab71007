import { stillTold } from '#src/server/cases/still-told.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { DoctorLevel } from '#src/shared/verification/doctor-levels.ts';
import type { VerificationView } from '#src/shared/verification/verification-view.ts';
import type { VerifierRelation } from '#src/shared/verification/verifier-kinds.ts';

/** Selects verifications whatever their state, with what a view is made of. */
export function selectVerifications(db: Database | Trx) {
  return db
    .selectFrom('verifications')
    .select([
      'verifications.id as verifyId',
      'verifications.case_id as infoUuid',
      'verifications.user_id as userId',
      'verifications.kind',
      'verifications.shown_name as shownName',
      'verifications.relation',
      'verifications.hospital',
      'verifications.content',
      'verifications.created_at as createdAt',
      'verifications.like_count as likeCount',
      'verifications.counted_at as countedAt',
      'verifications.selected_at as selectedAt',
      'verifications.hidden_at as hiddenAt',
      'verifications.confirmed_at as confirmedAt',
      'verifications.hospital_code_id as hospitalCodeId',
      'verifications.card_seen_at as cardSeenAt',
      'verifications.trust_rank as trustRank',
    ]);
}

/** Selects those of a case that everyone may see. */
export function selectShown(db: Database | Trx, caseId: string) {
  return selectVerifications(db)
    .where('verifications.case_id', '=', caseId)
    .where(stillTold('verifications.case_id'))
    .where('verifications.counted_at', 'is not', null)
    .where('verifications.hidden_at', 'is', null);
}

export type VerificationRow = Awaited<
  ReturnType<ReturnType<typeof selectVerifications>['executeTakeFirstOrThrow']>
>;

export function verificationViewOf(
  row: VerificationRow,
  viewerUserId: string | undefined,
): VerificationView {
  return {
    verifyId: row.verifyId,
    infoUuid: row.infoUuid,
    kind: row.kind,
    shownName: row.shownName,
    relation: row.relation as VerifierRelation,
    hospital: row.hospital,
    content: row.content,
    createdAt: row.createdAt,
    likeCount: row.likeCount,
    selected: row.selectedAt !== null,
    counted: row.countedAt !== null,
    hidden: row.hiddenAt !== null,
    isSelf: row.userId === viewerUserId,
    level: levelOf(row),
    checkedAt: row.confirmedAt ?? row.cardSeenAt,
    byCode: row.hospitalCodeId !== null,
  };
}

function levelOf({ kind, confirmedAt, cardSeenAt }: VerificationRow): DoctorLevel | null {
  if (kind !== 'doctor') return null;
  if (confirmedAt !== null) return 'confirmed';
  return cardSeenAt === null ? 'declared' : 'cardSeen';
}
