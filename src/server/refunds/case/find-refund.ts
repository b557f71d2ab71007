import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { giftRefundOf, selectGiftRefunds } from '#src/server/refunds/gift/gift-refund-rows.ts';
import { refundStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { releasedRefundStatuses } from '#src/shared/refunds/refund-state.ts';
import type { CaseRefund } from '#src/shared/refunds/refund-view.ts';
import { findCaseRefund, type StoredCaseRefund } from './find-case-refund.ts';

type Asked = {
  refundId?: string | undefined;
  infoUuid?: string | undefined;
  userId: string;
  /** This is what the case is called, where it is told in the reader's language. */
  locale: Locale;
};

const ownGiftsShown = 50;

/**
 * Finds a refund as its viewer may see it: the case's owner all of it, a donor once it is released
 * and only if a gift of theirs is in it. Anything else is as good as absent.
 */
export async function findRefund(db: Database, asked: Asked): Promise<CaseRefund | undefined> {
  const { userId } = asked;
  const refundId = asked.refundId ?? (await findLatestId(db, asked));
  const refund = refundId ? await findCaseRefund(db, refundId) : undefined;
  if (!refund || (asked.infoUuid && refund.caseId !== asked.infoUuid)) return undefined;
  const found = await db
    .selectFrom('cases')
    .select(['owner_user_id as ownerUserId', titleIn(asked.locale).as('title')])
    .where('id', '=', refund.caseId)
    .executeTakeFirstOrThrow();
  const isOwner = found.ownerUserId === userId && refund.kind !== 'grace';
  const own = await findOwnGifts(db, { refundId: refund.refundId, userId });
  const released = (releasedRefundStatuses as readonly string[]).includes(refund.status);
  if (!isOwner && !(released && own.length > 0)) return undefined;
  const failedCount = isOwner ? await countFailed(db, refund.refundId) : 0;
  return { ...viewOf(refund), caseTitle: found.title, isOwner, failedCount, own };
}

/** Finds of a case the owner's newest, else the newest with a gift of the viewer. */
async function findLatestId(
  db: Database,
  { infoUuid, userId }: Asked,
): Promise<string | undefined> {
  if (!infoUuid) return undefined;
  const ofOwner = await db
    .selectFrom('case_refunds')
    .innerJoin('cases', 'cases.id', 'case_refunds.case_id')
    .select('case_refunds.id')
    .where('case_id', '=', infoUuid)
    .where('kind', '<>', 'grace')
    .where('cases.owner_user_id', '=', userId)
    .orderBy('case_refunds.created_at', 'desc')
    .orderBy('case_refunds.id', 'desc')
    .executeTakeFirst();
  if (ofOwner) return ofOwner.id;
  const ofDonor = await db
    .selectFrom('donations')
    .innerJoin('refunds', 'refunds.order_id', 'donations.id')
    .select('refunds.case_refund_id as id')
    .where('donations.user_id', '=', userId)
    .where('donations.case_id', '=', infoUuid)
    .orderBy('refunds.created_at', 'desc')
    .executeTakeFirst();
  return ofDonor?.id ?? undefined;
}

async function findOwnGifts(
  db: Database,
  { refundId, userId }: { refundId: string; userId: string },
) {
  const rows = await selectGiftRefunds(db)
    .where('refunds.case_refund_id', '=', refundId)
    .where('donations.user_id', '=', userId)
    .orderBy('donations.created_at', 'desc')
    .limit(ownGiftsShown)
    .execute();
  return rows.map(giftRefundOf);
}

async function countFailed(db: Database, refundId: string): Promise<number> {
  const { count } = await db
    .selectFrom('refunds')
    .select(({ eb, fn }) => eb.cast<number>(fn.countAll(), 'bigint').as('count'))
    .where('case_refund_id', '=', refundId)
    .where((eb) => eb.or([eb('status', '=', 'ERROR'), eb('needs_account', '=', 1)]))
    .executeTakeFirstOrThrow();
  return count;
}

function viewOf(refund: StoredCaseRefund) {
  const { refundId, caseId, kind, status, reason, refusal } = refund;
  const { amountInFen, giftCount, returnedInFen, returnedCount } = refund;
  const { appliedAt, reviewedAt, launchedAt, releasedAt, endedAt } = refund;
  return {
    ...{ refundId, infoUuid: caseId, kind, status, reason, refusal },
    ...{ amountInFen, giftCount, returnedInFen, returnedCount },
    ...{ appliedAt, reviewedAt, launchedAt, releasedAt, endedAt },
    refundStatus: refundStatusOf(status),
  };
}

function refundStatusOf(status: StoredCaseRefund['status']): number {
  if (status === 'DONE') return refundStatuses.success;
  if (status === 'REFUSED' || status === 'CANCELLED') return refundStatuses.notRefund;
  return refundStatuses.refunding;
}
