import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { noticeMs } from '#src/shared/monthly/month-days.ts';
import type { MonthlyGiftView, MonthView } from '#src/shared/monthly/monthly-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

const monthsShown = 12;
const pageSize = 10;

type Asked = { userId: string; anchorId: string; locale: Locale };

/** Finds a donor's own monthly gifts, newest first. */
export async function findMonthlyGifts(db: Database, { userId, anchorId, locale }: Asked) {
  const rows = await db
    .selectFrom('monthly_gifts')
    .leftJoin('cases', 'cases.id', 'monthly_gifts.case_id')
    .select([
      'monthly_gifts.id as giftId',
      'monthly_gifts.case_id as infoUuid',
      'monthly_gifts.status',
    ])
    .select(['amount_in_fen as amountInFen', 'day', 'monthly_gifts.stop_reason as stopReason'])
    .select(['pay_channel as payChannel', 'account', 'notice_at as noticeAt'])
    .select(['sign_url as signUrl', 'expires_at as expiresAt'])
    .select('monthly_gifts.created_at as createdAt')
    .select(titleIn(locale).$castTo<string | null>().as('caseTitle'))
    .where('monthly_gifts.user_id', '=', userId)
    .where((eb) =>
      isBeyond(eb, ['monthly_gifts.created_at', 'monthly_gifts.id'], readAnchor(anchorId, 'ns')),
    )
    .orderBy('monthly_gifts.created_at', 'desc')
    .orderBy('monthly_gifts.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = pageFrom(rows, pageSize, (row) => [row.createdAt, row.giftId]);
  const list: MonthlyGiftView[] = [];
  for (const { noticeAt, ...gift } of page.list) {
    const months = await findMonths(db, { giftId: gift.giftId, locale });
    const said = months.find(({ state }) => state === 'SAID' || state === 'CHARGING');
    const planned = noticeAt === null ? null : noticeAt + noticeMs;
    list.push({ ...gift, months, chargeAt: said?.chargeAt ?? planned });
  }
  return { ...page, list };
}

/**
 * Finds the last of its months. What was paid was charged, by whichever way it was heard of.
 */
async function findMonths(
  db: Database,
  { giftId, locale }: { giftId: string; locale: Locale },
): Promise<MonthView[]> {
  const rows = await db
    .selectFrom('monthly_runs')
    .leftJoin('donations', 'donations.id', 'monthly_runs.order_id')
    .leftJoin('cases', 'cases.id', 'donations.case_id')
    .select(['month', 'state', 'skip_reason as skipReason', 'next_try_at as chargeAt'])
    .select([
      'monthly_runs.amount_in_fen as amountInFen',
      'order_id as orderId',
      'refused_count as refusedCount',
    ])
    .select(['donations.paid_at as paidAt', 'donations.case_id as infoUuid'])
    .select(titleIn(locale).$castTo<string | null>().as('caseTitle'))
    .where('gift_id', '=', giftId)
    .orderBy('month', 'desc')
    .limit(monthsShown)
    .execute();
  return rows.map((row) => ({ ...row, state: row.paidAt === null ? row.state : 'CHARGED' }));
}
