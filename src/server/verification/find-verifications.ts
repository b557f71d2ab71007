import type { Database } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { VerificationView } from '#src/shared/verification/verification-view.ts';
import type { VerifierKind } from '#src/shared/verification/verifier-kinds.ts';
import {
  selectShown,
  selectVerifications,
  type VerificationRow,
  verificationViewOf,
} from './verification-record.ts';

type Asked = { caseId: string; kind: VerifierKind | ''; anchorId: string; maxCount: number };
type RowPage = { list: VerificationRow[]; hasNext: boolean; anchorId: string };

/** An anchor of verifications holds the trust, the time and the id of its last row. */
export const verificationAnchor = 'nns';

/**
 * Finds the verifications of a case that are counted and not hidden: the checked doctors first,
 * then whom nobody need check, then who only says to be a doctor; among equals the newest.
 */
export async function findVerifications(
  db: Database,
  { viewerUserId, ...asked }: Asked & { viewerUserId?: string | undefined },
): Promise<{ list: VerificationView[]; hasNext: boolean; anchorId: string }> {
  const page = await findRows(db, asked);
  return { ...page, list: page.list.map((row) => verificationViewOf(row, viewerUserId)) };
}

/** Finds the same, as who verified rather than what they said. */
export async function findVerifiers(db: Database, asked: Asked) {
  const page = await findRows(db, asked);
  return {
    ...page,
    list: page.list.map((row) => {
      const { verifyId, shownName, kind, relation } = verificationViewOf(row, undefined);
      return { verifyId, shownName, kind, relation };
    }),
  };
}

async function findRows(
  db: Database,
  { caseId, kind, anchorId, maxCount }: Asked,
): Promise<RowPage> {
  const query = selectShown(db, caseId).$if(kind !== '', (shown) =>
    shown.where('verifications.kind', '=', kind as VerifierKind),
  );
  return pageOfRows(query, { anchorId, maxCount });
}

/**
 * Finds what friends and fellow patients said of a fundraiser's own case, in every state, newest
 * first.
 */
export async function findFriendsForOwner(
  db: Database,
  { caseId, ownerUserId, anchorId, maxCount }: Omit<Asked, 'kind'> & { ownerUserId: string },
): Promise<{ list: VerificationView[]; hasNext: boolean; anchorId: string }> {
  const query = selectVerifications(db)
    .where('verifications.case_id', '=', caseId)
    .where('verifications.kind', 'in', ['friend', 'sickFriend']);
  const page = await pageOfRows(query, { anchorId, maxCount });
  return { ...page, list: page.list.map((row) => verificationViewOf(row, ownerUserId)) };
}

const order = ['verifications.trust_rank', 'verifications.created_at', 'verifications.id'] as const;

/** Friends and fellow patients are of one rank, so that of these alone the newest come first. */
async function pageOfRows(
  query: ReturnType<typeof selectVerifications>,
  { anchorId, maxCount }: Pick<Asked, 'anchorId' | 'maxCount'>,
): Promise<RowPage> {
  const rows = await query
    .where((eb) => isBeyond(eb, order, readAnchor(anchorId, verificationAnchor)))
    .orderBy('verifications.trust_rank', 'desc')
    .orderBy('verifications.created_at', 'desc')
    .orderBy('verifications.id', 'desc')
    .limit(maxCount + 1)
    .execute();
  return pageFrom(rows, maxCount, (row) => [row.trustRank, row.createdAt, row.verifyId]);
}
