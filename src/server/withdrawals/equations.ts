import type { Equation } from '#src/server/db/equation.ts';
import { payoutEquation } from './payout/equation-of-payouts.ts';
import { heldEquation } from './payout/equation-of-places.ts';

/** What an open withdrawal has not paid, nor given back, lies in its hold or is on its way. */
const withdrawals: Equation = {
  equation: 8,
  statement:
    'A case has at most one open withdrawal, none beside an open refund of the case, and what it holds for withdrawals is what that one has left to pay.',
  breaches: [
    `select 'case ' || case_id || ' has ' || cast(count(*) as text) || ' open withdrawals' as detail
     from withdrawals where status in ('REVIEWING', 'NOTICE', 'PAYING')
     group by case_id having count(*) > 1`,
    `select 'case ' || withdrawals.case_id || ' has a withdrawal beside a refund' as detail
     from withdrawals join case_refunds on case_refunds.case_id = withdrawals.case_id
     where withdrawals.status in ('REVIEWING', 'NOTICE', 'PAYING')
       and case_refunds.kind <> 'grace'
       and case_refunds.status in ('APPLIED', 'PASSED', 'RUNNING')`,
    `select 'case ' || case_id || ' holds ' || cast(sum(amount_in_fen) as text)
       || ' fen more than its open withdrawal' as detail
     from (
       select substr(id, 4) as case_id, balance_in_fen as amount_in_fen
       from ledger_accounts where kind = 'CH'
       union all
       select transfer.case_id, entry.amount_in_fen
       from ledger_accounts as account
       join ledger_entries as entry on entry.account_id = account.id
       join ledger_transfers as transfer on transfer.id = entry.transfer_id
       where account.kind = 'X'
       union all
       select case_id, given_back_in_fen - amount_in_fen from withdrawals
       where status in ('REVIEWING', 'NOTICE', 'PAYING')
       union all
       select withdrawals.case_id, part.amount_in_fen
       from withdrawals
       join payouts on payouts.withdrawal_id = withdrawals.id and payouts.status = 'SUCCESS'
       join withdrawal_instalments as part
         on part.withdrawal_id = payouts.withdrawal_id and part.position = payouts.position
       where withdrawals.status = 'PAYING'
     ) as sides group by case_id having sum(amount_in_fen) <> 0`,
  ],
};

const persons: Equation = {
  equation: 10,
  statement: 'Applicant, reviewers and releaser of a withdrawal or refund differ.',
  breaches: [
    `select 'refund ' || id || ' was reviewed or released by whom it should not' as detail
     from case_refunds
     where reviewer_user_id = applicant_user_id or releaser_user_id = applicant_user_id
       or releaser_user_id = reviewer_user_id
       or (kind <> 'grace' and released_at is not null and releaser_user_id is null)`,
    `select 'withdrawal ' || id || ' was reviewed or released by whom it should not' as detail
     from withdrawals
     where reviewer_user_id = applicant_user_id or second_reviewer_user_id = applicant_user_id
       or second_reviewer_user_id = reviewer_user_id
       or releaser_user_id in
         (applicant_user_id, reviewer_user_id, coalesce(second_reviewer_user_id, ''))`,
    `select 'payout ' || payouts.payout_no || ' was released by whom it should not' as detail
     from payouts join withdrawals on withdrawals.id = payouts.withdrawal_id
     where withdrawals.reviewer_user_id is null
       or payouts.releaser_user_id in (withdrawals.applicant_user_id, withdrawals.reviewer_user_id,
         coalesce(withdrawals.second_reviewer_user_id, ''))`,
  ],
};

const feeOfPart = 'amount_in_fen * fee_basis_points / 10000';

const fees: Equation = {
  equation: 15,
  statement:
    'Fee = floor(amount x basis points / 10000) and fee + net = amount, of every withdrawal and its instalments.',
  breaches: [
    `select 'withdrawal ' || id || ' has another fee than its rule' as detail from withdrawals
     where net_in_fen is not null and (fee_in_fen + net_in_fen <> amount_in_fen
       or fee_in_fen <> case service_charge_option when 2 then ${feeOfPart} else 0 end
       or subsidy_in_fen <> case service_charge_option when 4 then ${feeOfPart} else 0 end)`,
    `select 'instalments of ' || withdrawals.id || ' do not add up' as detail
     from withdrawals join withdrawal_instalments as part on part.withdrawal_id = withdrawals.id
     group by withdrawals.id, withdrawals.amount_in_fen, withdrawals.fee_in_fen,
       withdrawals.subsidy_in_fen
     having sum(part.amount_in_fen) <> withdrawals.amount_in_fen
       or sum(part.fee_in_fen) <> withdrawals.fee_in_fen
       or sum(part.subsidy_in_fen) <> withdrawals.subsidy_in_fen`,
    charged('fee', 'fee_in_fen', 'fee-return'),
    charged('subsidy', 'subsidy_in_fen', 'subsidy-return'),
  ],
};

/**
 * Answers the fee income of a payout is its instalment's fee once it counts, and nothing otherwise.
 */
function charged(kind: string, column: string, undone: string): string {
  const counts = kind === 'fee' ? `('SUCCESS')` : `('SUBMITTED', 'SUCCESS')`;
  return `
    select '${kind} of payout ' || subject || ' is off by ' || cast(sum(amount) as text) as detail
    from (
      select payouts.payout_no as subject, part.${column} as amount
      from payouts join withdrawal_instalments as part
        on part.withdrawal_id = payouts.withdrawal_id and part.position = payouts.position
      where payouts.status in ${counts}
      union all
      select transfer.reference, -entry.amount_in_fen
      from ledger_transfers as transfer
      join ledger_entries as entry on entry.transfer_id = transfer.id and entry.account_id = 'F'
      where transfer.kind in ('${kind}', '${undone}')
    ) as sides group by subject having sum(amount) <> 0`;
}

export const withdrawalEquations: readonly Equation[] = [
  ...[withdrawals, payoutEquation, persons, heldEquation, fees],
];
