import type { DatabaseSync } from 'node:sqlite';
import type { Violation } from '../world/history.ts';

/** It is cheap enough to be asked after every commit: nothing made or lost, nothing overdrawn. */
export function prepareCommitCheck(raw: DatabaseSync): () => Violation[] {
  const balances = raw.prepare(`select coalesce(sum(balance_in_fen), 0) as total,
    coalesce(min(case when kind in ('C', 'CH', 'CR', 'X', 'U', 'P') then balance_in_fen else 0 end), 0)
      as lowest from ledger_accounts`);
  return () => {
    const { total, lowest } = balances.get() as { total: number; lowest: number };
    const found: Violation[] = [];
    if (total !== 0) found.push({ equation: '1', detail: `all balances sum to ${total}` });
    if (lowest < 0) found.push({ equation: '2', detail: `an account holds ${lowest}` });
    return found;
  };
}
