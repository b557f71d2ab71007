import { grantLeftInFen } from '#src/server/activities/match/match-left.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';
import { prepared } from '#src/server/db/prepared.ts';
import {
  unmatchedInFen,
  unmatchedReturnedInFen,
} from '#src/server/donations/settle/select-unmatched.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { paySuccessPage } from '#src/shared/donations/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { openCashierUrl } from './find-order-view.ts';
import { selectGifts } from './select-gifts.ts';
import { unusedColumns, withUnused } from './unused-columns.ts';

type PaySuccess = CallAnswer<typeof paySuccessPage>;

const find = prepared((db, { tradeNo, locale }: { tradeNo: string; locale: Locale }) =>
  selectGifts(db)
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .innerJoin('case_funds', 'case_funds.case_id', 'donations.case_id')
    .select([
      'donations.id as orderId',
      'donations.trade_no as tradeNo',
      'donations.status as status',
      'donations.amount_in_fen as amountInFen',
      'donations.returned_in_fen as returnedInFen',
      'donations.created_at as createdAt',
      'donations.paid_at as paidAt',
      'donations.words as words',
      'donations.case_id as infoUuid',
      'cases.target_in_fen as targetInFen',
      shownFund.raised,
      shownFund.gifts,
      'payments.cashier_url as cashierUrl',
      'payments.expires_at as expiresAt',
    ])
    .select(titleIn(locale).as('caseTitle'))
    .select(unusedColumns(locale))
    .select((eb) => [unmatchedInFen(eb), unmatchedReturnedInFen(eb)])
    .select(grantLeftInFen.as('matchedInFen'))
    .where('donations.trade_no', '=', tradeNo),
);

/**
 * Finds what the success page shows. It only reads: what was paid is the gateway's word, not a
 * visit's.
 */
export async function findPaySuccess(
  db: Database,
  { tradeNo, locale }: { tradeNo: string; locale: Locale },
  now: number,
): Promise<(PaySuccess & { orderId: string; words: string }) | undefined> {
  const row = await find.first(db, { tradeNo, locale });
  if (!row) return undefined;
  const giftNumber = await findGiftNumber(db, row);
  return { ...withUnused(row), giftNumber, cashierUrl: openCashierUrl(row, now) };
}

type Gift = { orderId: string; infoUuid: string; paidAt: number | null } & {
  amountInFen: number;
  returnedInFen: number;
};
type Counted = { orderId: string; infoUuid: string; paidAt: number };

const countUpTo = prepared((db, { orderId, infoUuid, paidAt }: Counted) =>
  db
    .selectFrom('donations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', '=', infoUuid)
    .where('paid_at', 'is not', null)
    .where(isKept)
    .where((eb) => eb(eb.refTuple('paid_at', 'id'), '<=', eb.tuple(paidAt, orderId))),
);

/** Counts the gifts that the case keeps, up to and with this one; none for what is back whole. */
async function findGiftNumber(
  db: Database,
  { orderId, infoUuid, paidAt, amountInFen, returnedInFen }: Gift,
): Promise<number | null> {
  if (paidAt === null || returnedInFen === amountInFen) return null;
  const { count } = await countUpTo.one(db, { orderId, infoUuid, paidAt });
  return count;
}
