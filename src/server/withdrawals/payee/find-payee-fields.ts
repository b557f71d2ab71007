import { openPayee } from '#src/server/raising/payee/payee.ts';
import type { ReviewField } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { holderOf, numberOf } from '#src/shared/raising/payee-account.ts';
import { textsOfCase } from '#src/texts/texts.ts';

/** Finds an account as the desk shows it: masked, and opened only with a reason. */
export async function findPayeeFields(
  services: Services,
  { payeeId, locale }: { payeeId: string | null; locale: Locale },
): Promise<ReviewField[]> {
  if (payeeId === null) return [];
  const row = await services.db
    .selectFrom('case_payees')
    .innerJoin('cases', 'cases.id', 'case_payees.case_id')
    .select(['masked_name', 'masked_account', 'bank_name', 'relation', 'case_type'])
    .where('case_payees.id', '=', payeeId)
    .executeTakeFirst();
  if (!row) return [];
  const t = textsOfCase(row.case_type, locale).withdrawalDesk;
  return [
    {
      ...{ name: 'payeeName', label: t.fields.payee, refusable: true },
      ...{ secret: true, masked: row.masked_name },
      reveal: async () => holderOf(await openPayee(services, payeeId)),
    },
    {
      ...{ name: 'payeeAccount', label: t.fields.account, refusable: true },
      ...{ secret: true, masked: row.masked_account },
      reveal: async () => numberOf(await openPayee(services, payeeId)),
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
