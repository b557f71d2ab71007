import { textsOf } from '#src/messages/texts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { holderOf, numberOf } from '#src/shared/raising/payee-account.ts';
import type { House } from '../platform/house.ts';
import { openPayee } from '../raising/payee.ts';
import type { ReviewField } from '../review/review-queue.ts';

/** An account as the desk shows it: masked, and opened only with a reason. */
export async function findPayeeFields(
  house: House,
  payeeId: string | null,
  locale: Locale,
): Promise<ReviewField[]> {
  if (payeeId === null) return [];
  const t = textsOf(locale).withdrawalDesk;
  const row = await house.db
    .selectFrom('case_payees')
    .select(['masked_name', 'masked_account', 'bank_name', 'relation'])
    .where('id', '=', payeeId)
    .executeTakeFirst();
  if (!row) return [];
  return [
    {
      ...{ name: 'payeeName', label: t.fields.payee, refusable: true },
      ...{ secret: true, masked: row.masked_name },
      reveal: async () => holderOf(await openPayee(house, payeeId)),
    },
    {
      ...{ name: 'payeeAccount', label: t.fields.account, refusable: true },
      ...{ secret: true, masked: row.masked_account },
      reveal: async () => numberOf(await openPayee(house, payeeId)),
    },
    { name: 'bankName', label: t.fields.bank, value: row.bank_name, refusable: true },
    {
      name: 'relation',
      label: t.fields.relation,
      value: t.relations[row.relation] ?? row.relation,
      refusable: false,
    },
  ];
}
