import type { Equation } from '#src/server/db/equation.ts';

const doneMoves = (direction: 'sweep' | 'topUp') =>
  `select move_no as subject, amount_in_fen as amount from gateway_moves
   where direction = '${direction}' and done_at is not null`;

/** Against the gateway's own books it is held by tests, the simulator and the daily bill. */
export const heldEquation: Equation = {
  equation: 14,
  statement:
    'What the ledger says is held at a gateway is what it took, less what it gave back and what moved to the custody bank, and no payout is paid before its money lies there.',
  breaches: [
    differing({
      said: 'sweep {} is off by',
      ours: doneMoves('sweep'),
      posted: `transfer.kind = 'sweep' and entry.account_id like 'G:%'`,
    }),
    differing({
      said: 'top-up {} is off by',
      ours: doneMoves('topUp'),
      posted: `transfer.kind = 'top-up' and entry.account_id = 'B'`,
    }),
    differing({
      said: 'settlement {} is off by',
      ours: `select gateway || ':' || settlement_no as subject, amount_in_fen as amount
        from settlements`,
      posted: `transfer.kind = 'settlement' and entry.account_id like 'G:%'`,
    }),
    `select 'payout ' || payout_no || ' was paid before its money was set aside' as detail
     from payouts where status in ('SUCCESS', 'RETURNED') and funded_at is null`,
    `select account_id || ' is moved by ' || kind as detail
     from (
       select distinct transfer.kind as kind, entry.account_id as account_id
       from ledger_accounts as account
       join ledger_entries as entry on entry.account_id = account.id
       join ledger_transfers as transfer on transfer.id = entry.transfer_id
       where account.kind = 'G' and transfer.kind not in
         ('donate', 'support', 'unmatched', 'unmatched-refund', 'refund', 'sweep', 'top-up', 'settlement',
          'passed-through', 'gateway-cost')
     ) as strange`,
  ],
};

type Sides = {
  /** These are words around the number, to which the difference in fen is added. */
  said: `${string}{}${string}`;
  ours: string;
  /** These entries of the ledger say the same. */
  posted: string;
};

/** Finds numbers for which a table of ours and what was posted under them tell another amount. */
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
