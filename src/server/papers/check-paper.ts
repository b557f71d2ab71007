import type { Services } from '#src/server/services.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { PaperKind } from '#src/shared/papers/paper-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { readCode } from '#src/shared/sharing/check-code.ts';
import { checkCertificate } from './certificate/find-certificate.ts';
import { openTitle } from './paper-title.ts';
import { checkPennant } from './pennants/find-pennants.ts';

/** This is what anyone who holds a receipt, a certificate or a pennant may compare it with. */
type CheckedPaper = {
  number: string;
  kind: PaperKind | 'certificate' | 'pennant';
  /** Of a person's receipt all but the first character is hidden; empty once the account is closed. */
  title: string;
  /** It is null where the donor hides it, and of a pennant. */
  amountInFen: number | null;
  createdAt: number;
  state: 'live' | 'void';
};

/**
 * Answers undefined unless number and code are of one paper: a wrong code is no hint that the
 * number is right.
 */
export async function checkPaper(
  services: Pick<Services, 'db' | 'keys'>,
  typed: { number: string; code: string; locale: Locale },
): Promise<CheckedPaper | undefined> {
  const code = readCode(typed.code);
  const number = typed.number.replaceAll(/\s/g, '').toUpperCase();
  if (!code) return undefined;
  if (/^\d{18}$/.test(number)) return checkReceipt(services, { number, code });
  const signed = { number, code, locale: typed.locale };
  return (await checkCertificate(services, signed)) ?? checkPennant(services, signed);
}

async function checkReceipt(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { number, code }: { number: string; code: string },
): Promise<CheckedPaper | undefined> {
  const row = await db
    .selectFrom('papers')
    .select([
      'id',
      'kind',
      'title_type',
      'title_sealed',
      'amount_in_fen',
      'created_at',
      'voided_at',
      'issued_at',
    ])
    .where('number', '=', number)
    .where('check_code', '=', code)
    .where('issued_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title } = openTitle(keys, row.id, row.title_sealed);
  return {
    ...{ number, kind: row.kind, state: row.voided_at === null ? 'live' : 'void' },
    title: row.title_type === 'company' ? title : maskedName(title),
    ...{ amountInFen: row.amount_in_fen, createdAt: row.issued_at ?? row.created_at },
  };
}
