/** It asks what the ledger alone says of one gift: what came, and what of it is back. */
export const ofGifts = `select donations.id as id, donations.trade_no as trade_no,
    donations.user_id as user_id, donations.paid_at as paid_at, substr(entry.account_id, 3) as case_id, entry.amount_in_fen as given,
    coalesce((select sum(0 - back.amount_in_fen) from refunds
      join ledger_transfers as moved on moved.kind in ('refund', 'refund-bounced')
        and (moved.reference = refunds.refund_no or moved.reference in (
          select payout_no from bank_refunds where bank_refunds.refund_no = refunds.refund_no))
      join ledger_entries as back on back.transfer_id = moved.id and back.account_id like 'CR:%'
      where refunds.order_id = donations.id), 0)
    + coalesce((select 0 - onward.amount_in_fen from ledger_transfers as moved
      join ledger_entries as onward on onward.transfer_id = moved.id and onward.amount_in_fen < 0
      where moved.kind = 'pass-on' and moved.reference = 'R-' || donations.trade_no), 0) as returned,
    transfer.kind = 'donate' as by_gateway
  from ledger_transfers as transfer
  join ledger_entries as entry on entry.transfer_id = transfer.id and entry.account_id like 'C:%'
    and entry.amount_in_fen > 0
  left join passed_gifts as passed on transfer.kind = 'pass-on'
    and passed.refund_no = transfer.reference
  join donations on donations.id = coalesce(passed.to_order_id, transfer.reference)
  where transfer.kind in ('donate', 'pass-on')`;

export type Gift = {
  id: string;
  trade_no: string;
  user_id: string | null;
  paid_at: number;
  case_id: string;
  given: number;
  returned: number;
  /** Else it was passed on from another case. */
  by_gateway: number;
};
