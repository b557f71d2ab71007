import type { Database } from '#src/server/db/database.ts';
import { isTradeNo } from '#src/server/platform/trade-no.ts';

type Asked = { tradeNo: string; caseId: string };

/** Finds what a payment that came to nothing was to give, so that a second try begins with it. */
export async function findClosedGift(db: Database, { tradeNo, caseId }: Asked) {
  if (!isTradeNo(tradeNo)) return undefined;
  const row = await db
    .selectFrom('donations')
    .select(['amount_in_fen as amountInFen', 'words as content', 'display_name as displayName'])
    .select(['anonymous', 'amount_hidden as amountHidden', 'if_unused as ifUnused'])
    .select('pay_channel as payChannel')
    .where('trade_no', '=', tradeNo)
    .where('case_id', '=', caseId)
    .where('status', '=', 'CLOSED')
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, anonymous: row.anonymous === 1, amountHidden: row.amountHidden === 1 };
}
