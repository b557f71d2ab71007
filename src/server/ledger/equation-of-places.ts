import type { Equation } from './equations.ts';

/** Against the gateway's own books it is held by tests, the simulator and the daily bill. */
export const heldEquation: Equation = {
  equation: 14,
  statement:
    'What the ledger says is held at a gateway is what it took, less what it gave back and what it moved to the custody bank, and nothing lies there that is not paid or to be paid.',
  breaches: [
    differing({
      said: 'sweep {} is off by',
      ours: `select sweep_no as subject, amount_in_fen as amount from sweeps where status = 'SUCCESS'`,
      posted: `transfer.kind = 'sweep' and entry.account_id like 'G:%' and not exists (
        select 1 from refunds where refunds.refund_no = substr(transfer.reference, 3)
          and refunds.account_count > 0 and refunds.amount_in_fen = entry.amount_in_fen)`,
    }),
    differing({
      said: 'sweep back {} is off by',
      ours: 'select sweep_no as subject, amount_in_fen as amount from sweeps where back_at is not null',
      posted: `transfer.kind = 'sweep-back' and entry.account_id = 'B'`,
    }),
    differing({
      said: 'top-up {} is off by',
      ours: 'select top_up_no as subject, amount_in_fen as amount from top_ups where done_at is not null',
      posted: `transfer.kind = 'top-up' and entry.account_id = 'B'`,
    }),
    differing({
      said: 'top-up T-{} is not what was paid back by',
      ours: 'select substr(top_up_no, 3) as subject, amount_in_fen as amount from top_ups',
      posted: `transfer.kind = 'clawback' and entry.account_id <> 'R'`,
    }),
    `select 'sweep ' || sweep_no || ' lies at the bank for nothing' as detail
     from sweeps join withdrawals on withdrawals.id = sweeps.withdrawal_id
     where sweeps.status = 'SUCCESS' and sweeps.back_asked_at is null
       and withdrawals.status in ('PAID', 'REJECTED', 'CANCELLED')
       and not exists (select 1 from payouts where payouts.withdrawal_id = sweeps.withdrawal_id
         and payouts.position = sweeps.position and payouts.status = 'SUCCESS')`,
    `select account_id || ' is moved by ' || kind as detail
     from (
       select distinct transfer.kind as kind, entry.account_id as account_id
       from ledger_accounts as account
       join ledger_entries as entry on entry.account_id = account.id
       join ledger_transfers as transfer on transfer.id = entry.transfer_id
       where account.kind = 'G' and transfer.kind not in
         ('donate', 'unmatched', 'unmatched-refund', 'refund', 'refund-sweep', 'sweep',
          'sweep-back', 'top-up', 'gateway-cost')
     ) as strange`,
  ],
};

type Sides = {
  /** Words around the number, to which the difference in fen is added. */
  said: `${string}{}${string}`;
  ours: string;
  /** Which entries of the ledger say the same. */
  posted: string;
};

/** Numbers for which a table of ours and what was posted under them tell another amount. */
function differing({ said, ours, posted }: Sides): string {
  const [before, after] = said.split('{}');
  return `select '${before}' || subject || '${after} ' || cast(sum(amount) as text) as detail
     from (
       ${ours}
       union all
       select transfer.reference, -entry.amount_in_fen
       from ledger_transfers as transfer
       join ledger_entries as entry on entry.transfer_id = transfer.id
       where ${posted}
     ) as sides group by subject having sum(amount) <> 0`;
}
