import type { Database } from '#src/server/db/database.ts';
import type { VerificationView } from '#src/shared/verification/verification-view.ts';
import { selectShown, verificationViewOf } from './verification-record.ts';

const maxSelected = 50;

type Asked = { caseId: string; viewerUserId?: string | undefined };

/**
 * Finds what is shown first: the one selected last, else the oldest of a doctor whom the hospital
 * knows, else of one whose work card was seen, else the most liked of all. A selection makes nobody
 * a doctor: who only says so waits for those whom we need not check.
 */
export async function findFirstPlace(
  db: Database,
  { caseId, viewerUserId }: Asked,
): Promise<VerificationView | undefined> {
  const selected = await findSelected(db, { caseId, viewerUserId });
  const known = selected.find(({ level }) => level !== 'declared');
  if (known) return known;
  for (const checkedAt of ['confirmed_at', 'card_seen_at'] as const) {
    const doctor = await selectShown(db, caseId)
      .where('verifications.kind', '=', 'doctor')
      .where(`verifications.${checkedAt}`, 'is not', null)
      .orderBy('verifications.created_at')
      .orderBy('verifications.id')
      .limit(1)
      .executeTakeFirst();
    if (doctor) return verificationViewOf(doctor, viewerUserId);
  }
  return findMostLiked(db, { caseId, viewerUserId });
}

/**
 * Takes friends, then those who are ill too, then who says to be a doctor; among equals the oldest.
 */
async function findMostLiked(db: Database, { caseId, viewerUserId }: Asked) {
  for (const kind of ['friend', 'sickFriend', 'doctor'] as const) {
    const row = await selectShown(db, caseId)
      .where('verifications.kind', '=', kind)
      .orderBy('verifications.like_count', 'desc')
      .orderBy('verifications.created_at')
      .orderBy('verifications.id')
      .limit(1)
      .executeTakeFirst();
    if (row) return verificationViewOf(row, viewerUserId);
  }
  return undefined;
}

/** Finds those the fundraiser selected, the latest choice first. */
export async function findSelected(
  db: Database,
  { caseId, viewerUserId }: Asked,
): Promise<VerificationView[]> {
  const rows = await selectShown(db, caseId)
    .where('verifications.selected_at', 'is not', null)
    .orderBy('verifications.selected_at', 'desc')
    .orderBy('verifications.id', 'desc')
    .limit(maxSelected)
    .execute();
  return rows.map((row) => verificationViewOf(row, viewerUserId));
}
