import { findHeld } from '#src/server/kinds/goods/find-free-money.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';
import { openMatchingDesk } from '../activities/matching-desk.ts';

/** Counts how much of a match of 500 fen waits for the desk. */
export async function heldOfMatch(t: WithdrawingServer): Promise<number> {
  const desk = await openMatchingDesk(t);
  const caseId = await t.addCase();
  await desk.run({ cases: caseId });
  await desk.giveAs(caseId, 500, await t.signIn(`13822${String(Math.random()).slice(2, 8)}`));
  return findHeld(t.services.db, caseId);
}
