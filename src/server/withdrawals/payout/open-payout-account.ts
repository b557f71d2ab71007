import type { PayoutAccount } from '#src/server/payments/payout-gateway.ts';
import { payeeHashOf } from '#src/server/raising/payee/account-of.ts';
import { openPayee } from '#src/server/raising/payee/payee.ts';
import type { Services } from '#src/server/services.ts';
import { holderOf, numberOf } from '#src/shared/raising/payee-account.ts';

/**
 * Opens the account as it was reviewed; anything else under its id is refused. Only the bank
 * gets it.
 */
export async function openPayoutAccount(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { payeeId, payeeHash }: { payeeId: string; payeeHash: string },
): Promise<PayoutAccount> {
  const account = await openPayee({ db, keys }, payeeId);
  if (payeeHashOf(keys, account) !== payeeHash) {
    throw new Error(`Payee ${payeeId} is not what was reviewed.`);
  }
  return {
    kind: account.kind,
    name: holderOf(account),
    account: numberOf(account),
    bankName: account.bankName,
  };
}
