import type { Services } from '#src/server/services.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import { readCode } from '#src/shared/sharing/check-code.ts';
import { openTitle } from './paper-title.ts';

/** What anyone who holds a paper may compare it with. */
type CheckedPaper = {
  number: string;
  /** A person's with all but the first character hidden; empty once their account is closed. */
  title: string;
  amountInFen: number;
  createdAt: number;
  voidedAt: number | null;
};

/** Undefined unless number and code are of one paper: a wrong code is no hint that the number is right. */
export async function checkPaper(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  typed: { number: string; code: string },
): Promise<CheckedPaper | undefined> {
  const code = readCode(typed.code);
  const number = typed.number.replaceAll(/\s/g, '');
  if (!code || !/^\d{18}$/.test(number)) return undefined;
  const row = await db
    .selectFrom('papers')
    .select(['title_type', 'title_sealed', 'amount_in_fen', 'created_at', 'voided_at'])
    .where('number', '=', number)
    .where('check_code', '=', code)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title } = openTitle(keys, row.title_sealed);
  return {
    number,
    title: row.title_type === 'company' ? title : maskedName(title),
    ...{ amountInFen: row.amount_in_fen, createdAt: row.created_at, voidedAt: row.voided_at },
  };
}
