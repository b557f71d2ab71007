import type { Equation } from '#src/server/db/equation.ts';
import { disagreement } from '#src/server/ledger/compare-transfers.ts';

const live = `('READY', 'SUBMITTED', 'SUCCESS')`;

/** The bank's answers are counted from the payouts, and their money from the ledger. */
export const payoutEquation: Equation = {
  equation: 9,
  statement:
    'A payout goes to the payee that was reviewed, after the notice ended, with no open objection, and once: a new number only after the old one is known to have failed.',
  breaches: [
    `select 'payout ' || payouts.payout_no || ' goes elsewhere than was reviewed' as detail
     from payouts left join case_payees on case_payees.id = payouts.payee_id
       and case_payees.case_id = payouts.case_id
       and case_payees.payee_hash = payouts.payee_hash
       and case_payees.reviewed_by is not null
       and case_payees.effective_at <= payouts.created_at
     where case_payees.id is null`,
    `select 'payout ' || payouts.payout_no || ' is not to the payee of its withdrawal' as detail
     from payouts join withdrawals on withdrawals.id = payouts.withdrawal_id
     where payouts.status in ('READY', 'SUBMITTED')
       and payouts.payee_hash <> coalesce(withdrawals.payee_hash, '')`,
    `select 'payout ' || payouts.payout_no || ' was released in its notice' as detail
     from payouts join withdrawals on withdrawals.id = payouts.withdrawal_id
     where withdrawals.notice_ends_at is null
       or (withdrawals.notice_ends_at > payouts.created_at
         and (withdrawals.emergency = 0 or withdrawals.second_reviewer_user_id is null))`,
    `select 'payout ' || payouts.payout_no || ' was released past an objection' as detail
     from payouts join withdrawal_objections as objection
       on objection.withdrawal_id = payouts.withdrawal_id
     where objection.created_at < payouts.created_at
       and coalesce(objection.position, payouts.position) = payouts.position
       and (objection.state = 'open'
         or coalesce(objection.third_at, objection.second_at, objection.first_at)
           > payouts.created_at)`,
    `select 'payout ' || payouts.payout_no || ' was released beside its notice past what was found'
     as detail
     from payouts join withdrawals on withdrawals.id = payouts.withdrawal_id
     where withdrawals.notice_ends_at > payouts.created_at and exists (
       select 1 from withdrawal_objections as objection
       join withdrawals as earlier on earlier.id = objection.withdrawal_id
       where earlier.case_id = payouts.case_id and objection.state = 'upheld'
         and coalesce(objection.third_at, objection.second_at) < payouts.created_at)`,
    `select 'instalment ' || withdrawal_id || ' ' || cast(position as text)
       || ' has ' || cast(count(*) as text) || ' live payouts' as detail
     from payouts where status in ${live} group by withdrawal_id, position having count(*) > 1`,
    ledgerAgrees(
      'payout',
      `status in ('SUBMITTED', 'SUCCESS', 'RETURNED')
       or (status = 'FAILED' and submitted_at is not null)`,
    ),
    ledgerAgrees('payout-paid', `status in ('SUCCESS', 'RETURNED')`),
    ledgerAgrees('payout-failed', `status = 'FAILED' and submitted_at is not null`),
    ledgerAgrees('bank-return', `status = 'RETURNED'`),
  ],
};

/**
 * Answers each payout in these states has exactly one transfer of the kind, of its amount, and no
 * other has.
 */
function ledgerAgrees(kind: string, states: string): string {
  return disagreement(
    kind,
    `select payout_no as subject, amount_in_fen as amount from payouts where ${states}`,
    `select transfer.reference as subject, entry.amount_in_fen as amount
      from ledger_transfers as transfer
      join ledger_entries as entry on entry.transfer_id = transfer.id and entry.amount_in_fen > 0
      where transfer.kind = '${kind}'`,
  );
}
