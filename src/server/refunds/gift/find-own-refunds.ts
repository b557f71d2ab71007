import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { type Anchor, isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { refundList } from '#src/shared/refunds/calls.ts';
import type { OwnRefund } from '#src/shared/refunds/refund-view.ts';
import { giftRefundOf, selectGiftRefunds } from './gift-refund-rows.ts';

type Asked = { userId: string; anchorId: string; size: number; locale: Locale };
type Found = { at: number; id: string; refund: OwnRefund };

/**
 * Finds the viewer's refunds, newest first: of own gifts, and those of own cases that they applied
 * for.
 */
export async function findOwnRefunds(
  db: Database,
  { userId, anchorId, size, locale }: Asked,
): Promise<CallAnswer<typeof refundList>> {
  const anchor = readAnchor(anchorId, 'ns');
  const asked = { userId, anchor, size, locale };
  const [gifts, cases] = await Promise.all([findOfGifts(db, asked), findOfCases(db, asked)]);
  const rows = [...gifts, ...cases].sort((one, other) =>
    one.at === other.at ? (one.id < other.id ? 1 : -1) : other.at - one.at,
  );
  const page = pageFrom(rows, size, (row) => [row.at, row.id]);
  return { ...page, list: page.list.map(({ refund }) => refund) };
}

type Part = { userId: string; anchor: Anchor | undefined; size: number; locale: Locale };

async function findOfGifts(db: Database, { userId, anchor, size, locale }: Part): Promise<Found[]> {
  const rows = await selectGiftRefunds(db)
    .innerJoin('case_refunds', 'case_refunds.id', 'refunds.case_refund_id')
    .innerJoin('cases', 'cases.id', 'refunds.case_id')
    .select([
      'refunds.created_at as at',
      'case_refunds.kind as kind',
      'case_refunds.status as refundStatus',
      'cases.id as infoUuid',
      titleIn(locale).as('caseTitle'),
    ])
    .where('donations.user_id', '=', userId)
    .where((eb) => isBeyond(eb, ['refunds.created_at', 'refunds.order_id'], anchor))
    .orderBy('refunds.created_at', 'desc')
    .orderBy('refunds.order_id', 'desc')
    .limit(size + 1)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    id: row.orderId,
    refund: {
      refundId: row.refundId ?? '',
      ...{ infoUuid: row.infoUuid, caseTitle: row.caseTitle, kind: row.kind },
      ...{ status: row.refundStatus, amountInFen: row.amountInFen, appliedAt: row.at },
      gift: giftRefundOf(row),
    },
  }));
}

async function findOfCases(db: Database, { userId, anchor, size, locale }: Part): Promise<Found[]> {
  const rows = await db
    .selectFrom('case_refunds')
    .innerJoin('cases', 'cases.id', 'case_refunds.case_id')
    .select([
      'case_refunds.id as refundId',
      'case_refunds.kind as kind',
      'case_refunds.status as status',
      'case_refunds.amount_in_fen as amountInFen',
      'case_refunds.created_at as appliedAt',
      'cases.id as infoUuid',
      titleIn(locale).as('caseTitle'),
    ])
    .where('case_refunds.applicant_user_id', '=', userId)
    .where('case_refunds.kind', '=', 'fundraiser')
    .where((eb) => isBeyond(eb, ['case_refunds.created_at', 'case_refunds.id'], anchor))
    .orderBy('case_refunds.created_at', 'desc')
    .orderBy('case_refunds.id', 'desc')
    .limit(size + 1)
    .execute();
  return rows.map((row) => ({
    at: row.appliedAt,
    id: row.refundId,
    refund: { ...row, gift: null },
  }));
}
