import type { DatabaseSync } from 'node:sqlite';
import type { History } from '../world/history.ts';

/** Their case gave these gifts back, and this is known of where they went. */
const gone = `select donations.id as id, passed.chosen as chosen, refunds.found_none as found_none
  from refunds
  join donations on donations.id = refunds.order_id
  join case_refunds on case_refunds.id = refunds.case_refund_id and case_refunds.kind <> 'grace'
  left join passed_gifts as passed on passed.order_id = donations.id
  where donations.status = 'REFUNDED' and donations.passed_from is null`;

/** What was passed on, or is charged by the month, came of no wish; of the former no bank hears. */
export const ordersOfPeople = `select id, trade_no, case_id, amount_in_fen, status from donations
  where passed_from is null
    and id not in (select order_id from monthly_runs where order_id is not null)`;
export const refundsByBanks = `select * from refunds
  where refund_no not in (select refund_no from passed_gifts)`;

/** (17) What a donor was last answered is what became of the gift, by the donors' own memory. */
export function prepareChosenCheck(raw: DatabaseSync): (history: History) => void {
  const findGone = raw.prepare(gone);
  return ({ book, report, restored }) => {
    // Books that were put back may have lost a choice, as they may lose an order.
    if (restored) return;
    const rows = new Map(findGone.all().map((row) => [String(row.id), row]));
    for (const { answer, ifUnused } of book.answered) {
      const row = rows.get(answer.orderId);
      if (!row || ifUnused === undefined) continue;
      const went = row.chosen ?? 'back';
      if (went === ifUnused || (went === 'back' && row.found_none === 1)) continue;
      report('17', `gift ${answer.orderId} was to go ${ifUnused}, and went ${went}`);
    }
  };
}
