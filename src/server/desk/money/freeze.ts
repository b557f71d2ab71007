import type { Database } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { freezeMoneyOut, moneyOutSwitch } from '#src/server/ledger/freeze-money-out.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = { reason: string; staffUserId: string };

/** Any of staff may stop money from leaving, at once. */
export function freezeByHand(
  db: Database,
  { reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await freezeMoneyOut(trx, { reason, now });
    await recordAct(trx, { act: 'freezeMoneyOut', staffUserId, reason, now });
  });
}

/** Letting money out again takes two: this is the first. */
export async function proposeLift(
  db: Database,
  { reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const frozen = await findMoneyOutFreeze(trx);
      if (!frozen) throw new Problem('proposalNotOpen');
      const subject = moneyOutSwitch;
      const lift = { kind: 'liftFreeze', subject, value: false, reason, staffUserId } as const;
      await addProposal(trx, lift, now);
      await recordAct(trx, { act: 'proposeLift', staffUserId, reason, subjectId: subject, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('proposalNotOpen');
    throw error;
  }
}
