import { inTransaction } from '#src/server/db/in-transaction.ts';
import { savePayee } from '#src/server/raising/payee/payee.ts';
import { admitPayee } from '#src/server/withdrawals/payee/admit-payee.ts';
import { changeBank } from '#src/server/withdrawals/payee/change-bank.ts';
import type { Dice } from '../engine/dice.ts';
import { accountOf } from '../world/add-sim-case.ts';
import type { History } from '../world/history.ts';
import { decideAtDesk } from './deciding.ts';
import { attempt } from './operation.ts';
import { caseWithMoney, rowsOf } from './reading.ts';

const unasked = `select id, case_id from case_payees where status = 'submitted' and not exists (
  select 1 from review_tasks where subject_id = case_payees.id and state = 'open')`;

/** A family names another account, by itself or among other papers, or staff decide on one. */
export async function changeAccount(history: History, dice: Dice): Promise<void> {
  const name = 'change an account';
  const asked = rowsOf(history, submittedAccounts);
  const [waiting] = rowsOf(history, unasked);
  if (waiting) return admit(history, dice, waiting);
  if (asked.length > 0)
    return decideAtDesk(history, dice, { name, queues: ['bankChange'], refuses: 0.2 });
  const { id: caseId, owner } = caseWithMoney(history, dice);
  const account = accountOf(1 + dice.below(90_000));
  const amongPapers = dice.chance(0.3);
  await attempt(history, dice, {
    name,
    work: async ({ db, keys, config }, now) => {
      const named = { caseId, account, now };
      const changed = { ...named, userId: owner.userId };
      if (!amongPapers) return changeBank({ db, keys, config }, changed, now);
      await inTransaction(db, (trx) =>
        savePayee(trx, keys, { ...named, submittedBy: owner.userId }),
      );
    },
  });
}

const submittedAccounts = `select id from case_payees where status = 'submitted'`;

/** Does what the review of papers does with an account among them. */
async function admit(
  history: History,
  dice: Dice,
  waiting: Record<string, unknown>,
): Promise<void> {
  const { userId: staffUserId } = dice.pick(history.base.staff);
  const payee = { payeeId: String(waiting.id), caseId: String(waiting.case_id), staffUserId };
  await attempt(history, dice, {
    name: 'pass an account',
    work: ({ db, config }, now) =>
      inTransaction(db, (trx) => admitPayee(trx, { ...payee, now }, config)),
  });
}
