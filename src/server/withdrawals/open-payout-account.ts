import { holderOf, numberOf } from '#src/shared/raising/payee-account.ts';
import type { PayoutAccount } from '../payments/payout-gateway.ts';
import type { House } from '../platform/house.ts';
import { openPayee, payeeHashOf } from '../raising/payee.ts';

/** The account as it was reviewed; anything else under its id is refused. For the bank only. */
export async function openPayoutAccount(
  { db, keys }: Pick<House, 'db' | 'keys'>,
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
