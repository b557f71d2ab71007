import type { Equation } from '#src/server/db/equation.ts';

/** Each side lists (subject, account, amount); what one has and the other lacks is a breach. */
const moved = `
  select passed.refund_no as subject, 'C:' || passed.case_id as account, 0 - passed.amount_in_fen as amount
  from passed_gifts as passed
  union all
  select passed.refund_no, 'C:' || donations.case_id, donations.amount_in_fen
  from passed_gifts as passed join donations on donations.id = passed.to_order_id
  union all
  select transfer.reference, entry.account_id, 0 - entry.amount_in_fen
  from ledger_transfers as transfer
  join ledger_entries as entry on entry.transfer_id = transfer.id
  where transfer.kind = 'pass-on'`;

/** What left one case for another is of no gateway, no pool and no bank: it never left the ledger. */
export const passingEquation: Equation = {
  equation: 17,
  statement:
    'What was passed on left one case by one refund and came to another as one gift of the same donor, by one transfer, as was chosen.',
  breaches: [
    `select 'what was passed on by ' || subject || ' is off by ' || cast(sum(amount) as text)
       || ' fen at ' || account as detail
     from (${moved}) as sides group by subject, account having sum(amount) <> 0`,
    `select 'gift ' || donations.id || ' was passed on from nowhere' as detail from donations
     left join passed_gifts as passed on passed.to_order_id = donations.id
       and passed.order_id = donations.passed_from and passed.to_case_id = donations.case_id
     where donations.passed_from is not null and passed.refund_no is null`,
    `select 'what was passed on by ' || passed.refund_no || ' is no gift of its donor, or not as chosen'
       as detail
     from passed_gifts as passed
     join donations as gone on gone.id = passed.order_id
     join donations as come on come.id = passed.to_order_id
     left join refunds on refunds.refund_no = passed.refund_no
     where coalesce(gone.user_id, '') <> coalesce(come.user_id, '')
       or gone.case_id <> passed.case_id or gone.if_unused <> passed.chosen
       or coalesce(refunds.status, '') <> 'SUCCESS' or refunds.order_id <> gone.id
       or refunds.amount_in_fen <> passed.amount_in_fen
       or refunds.gateway_refund_no is not null`,
    `select 'gift ' || donations.id || ' went back though its donor chose another family' as detail
     from refunds
     join donations on donations.id = refunds.order_id
     join case_refunds on case_refunds.id = refunds.case_refund_id and case_refunds.kind <> 'grace'
     left join passed_gifts as passed on passed.order_id = donations.id
     where donations.if_unused <> 'back' and refunds.found_none = 0 and passed.refund_no is null`,
  ],
};
