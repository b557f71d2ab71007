import type { DatabaseSync } from 'node:sqlite';
import type { History } from '../world/history.ts';
import { prepareRestoreCheck } from './check-restored.ts';

/**
 * (14) What the ledger holds at each gateway and at the custody bank is held against their own
 * books.
 */
export function prepareHeldCheck(raw: DatabaseSync): (history: History) => void {
  const findBeyond = prepareRestoreCheck(raw);
  const held = raw.prepare('select -balance_in_fen as held from ledger_accounts where id = ?');
  const heldAt = (account: string) => Number(held.get(account)?.held ?? 0);
  return (history) => {
    const { books } = history;
    const { byGateway, custodyInFen } = findBeyond(history);
    for (const gateway of books.gateways) {
      const { name } = gateway;
      const oursInFen = heldAt(`G:${name}`) + (byGateway.get(name) ?? 0);
      compare(history, `at ${name}`, oursInFen, gateway.heldInFen());
    }
    const oursInFen = heldAt('B') + custodyInFen;
    compare(history, 'at the custody bank', oursInFen, books.heldAtCustodyInFen());
  };
}

function compare(history: History, where: string, oursInFen: number, theirsInFen: number): void {
  if (oursInFen === theirsInFen) return;
  history.fenOff += Math.abs(oursInFen - theirsInFen);
  history.report('14', `the ledger holds ${oursInFen} ${where}, whose books say ${theirsInFen}`);
}
