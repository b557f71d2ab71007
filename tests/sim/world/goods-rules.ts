/** It was given for things that have not arrived: told anew from the tables. */
const unconfirmed = (caseId: string) => `coalesce((
  select sum(donations.amount_in_fen) from donations
  join gear_orders on gear_orders.order_id = donations.id
  where gear_orders.case_id = ${caseId} and donations.status = 'PAID'
    and gear_orders.received_at is null), 0)`;

const available = (caseId: string) => `coalesce((
  select balance_in_fen from ledger_accounts where id = 'C:' || ${caseId}), 0)`;

const unrestored = `not exists (select 1 from switches where name = 'restored-backup-at')`;

/**
 * These must be true in the very transaction. Restored books learn of withdrawals that were held
 * before, whatever they forgot of things that had arrived.
 */
export const goodsRules: readonly string[] = [
  `create trigger sim_goods_withdrawn after insert on withdrawals
    when ${unrestored} and ${available('new.case_id')} - new.amount_in_fen < ${unconfirmed('new.case_id')}
    begin insert into sim_transitions (subject, id, "from", "to")
    values ('withdrawal', new.id, 'money for things', 'a withdrawal'); end`,
  `create trigger sim_goods_taken after insert on refunds
    when ${unrestored} and exists (
      select 1 from gear_orders join case_refunds on case_refunds.id = new.case_refund_id
      where gear_orders.order_id = new.order_id and case_refunds.kind = 'grace'
        and gear_orders.sent_at is not null and gear_orders.returned_at is null)
    begin insert into sim_transitions (subject, id, "from", "to")
    values ('refund', new.refund_no, 'a thing that was sent', 'a gift taken back'); end`,
];
