import type { Keys } from '#src/server/platform/keys.ts';
import type { SavedSheet } from '#src/server/raising/sheet/part-record.ts';
import {
  type HospitalAccount,
  holderOf,
  type PayeeAccount,
  type PersonAccount,
} from '#src/shared/raising/payee-account.ts';

/** Answers the account of a saved sheet, without the consent that was given with it. */
export function payeeAccountOf({ sheet, fields }: SavedSheet): PayeeAccount {
  if (sheet === 'hospitalPayee') {
    const { hospital, department, account, bankName, bedNo } = fields as HospitalAccount;
    return { kind: 'hospital', hospital, department, account, bankName, bedNo };
  }
  const { relation, relationPaper, name, idType, idCard, ...more } = fields as PersonAccount;
  const { mobile, bankName, bankCard } = more;
  const person = { relation, relationPaper, name, idType, idCard, mobile };
  return { kind: 'person', ...person, bankName, bankCard };
}

/** Another paper on the relation makes no other account. */
export function payeeHashOf(keys: Keys, account: PayeeAccount): string {
  const given = Object.entries(account).filter(
    ([name, value]) => name !== 'relationPaper' && value !== undefined,
  );
  const fields = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return keys.blindIndex(
    'payee-hash',
    JSON.stringify([account.kind, holderOf(account), ...fields]),
  );
}
