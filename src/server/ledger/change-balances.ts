import type { Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { type AccountId, kindOf, neverOverdrawn } from './accounts.ts';
import type { LedgerEntry } from './transfer.ts';

/** The account lacks what a transfer would take from it; nothing may be kept of the transaction. */
export class AccountOverdrawnError extends Error {
  readonly account: AccountId;

  constructor(account: AccountId) {
    super(`Account ${account} lacks the money for this transfer.`);
    this.name = 'AccountOverdrawnError';
    this.account = account;
  }
}

/** Keeps to the order of ids, so that two transfers never wait for each other in a circle. */
export async function changeBalances(trx: Trx, entries: readonly LedgerEntry[]): Promise<void> {
  const changes = new Map<AccountId, number>();
  for (const { account, amountInFen } of entries) {
    changes.set(account, (changes.get(account) ?? 0) + amountInFen);
  }
  const inOrder = [...changes].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [account, changeInFen] of inOrder) {
    await changeBalance(trx, account, changeInFen);
  }
}

type Change = { account: AccountId; changeInFen: number };

const update = (trx: Trx, { account, changeInFen }: Change) =>
  trx
    .updateTable('ledger_accounts')
    .set((eb) => ({ balance_in_fen: eb('balance_in_fen', '+', changeInFen) }))
    .where('id', '=', account);

const change = prepared((trx: Trx, asked: Change) => update(trx, asked));

const changeDownTo = prepared(
  (trx: Trx, { leastInFen, ...asked }: Change & { leastInFen: number }) =>
    update(trx, asked).where('balance_in_fen', '>=', leastInFen),
);

async function changeBalance(trx: Trx, account: AccountId, changeInFen: number): Promise<void> {
  if (await tryChange(trx, account, changeInFen)) return;
  await trx
    .insertInto('ledger_accounts')
    .values({ id: account, kind: kindOf(account), balance_in_fen: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  if (!(await tryChange(trx, account, changeInFen))) throw new AccountOverdrawnError(account);
}

/** Answers false when the account is missing or would be overdrawn. */
async function tryChange(trx: Trx, account: AccountId, changeInFen: number): Promise<boolean> {
  const asked = { account, changeInFen };
  const mayLack = neverOverdrawn.has(kindOf(account)) && changeInFen < 0;
  const changed = mayLack
    ? await changeDownTo.run(trx, { ...asked, leastInFen: -changeInFen })
    : await change.run(trx, asked);
  return changed === 1;
}
