import { textsOf } from '#src/messages/texts.ts';
import type { Database } from '#src/server/db/database.ts';
import type { House } from '#src/server/platform/house.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { type Bill, gapOf } from '#src/shared/raising/gap.ts';
import type { RaisePart, RaiseStage } from '#src/shared/raising/parts.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import type { PartRecord } from './part-record.ts';
import { findSubmittedPayee } from './payee.ts';

/** Digits that may be an identity card, a bank card or a phone. */
const tellingDigits = /\d{17}[\dXx]|\d{15,19}|1[3-9]\d{9}/;

type Checked = {
  caseId: string;
  stage: RaiseStage;
  parts: ReadonlyMap<RaisePart, PartRecord>;
  locale: Locale;
};

/** What a reviewer should not have to find out alone. */
export async function findReviewChecks(
  { db }: Pick<House, 'db'>,
  { caseId, stage, parts, locale }: Checked,
): Promise<ReviewCheck[]> {
  const t = textsOf(locale).raising;
  const checks =
    stage === 'base'
      ? checksOfStory(parts, locale)
      : [...checksOfMoney(parts, locale), ...(await checksOfPayee(db, caseId, locale))];
  return checks.length > 0 ? checks : [{ level: 'green', text: t.checkNothing }];
}

function checksOfStory(parts: Checked['parts'], locale: Locale): ReviewCheck[] {
  const t = textsOf(locale).raising;
  const checks: ReviewCheck[] = [];
  const base = parts.get('base')?.saved?.fields as SheetContent<'base'> | undefined;
  const patient = parts.get('patient')?.saved?.fields as SheetContent<'patient'> | undefined;
  const words = `${base?.title} ${base?.content}`;
  if (tellingDigits.test(words)) checks.push({ level: 'red', text: t.checkDigits });
  if (patient && words.includes(patient.name)) checks.push({ level: 'amber', text: t.checkName });
  return checks;
}

function checksOfMoney(parts: Checked['parts'], locale: Locale): ReviewCheck[] {
  const t = textsOf(locale).raising;
  const bill = parts.get('treatment')?.saved?.fields as Bill | undefined;
  const base = parts.get('base')?.saved?.fields as SheetContent<'base'> | undefined;
  if (!bill || !base || base.targetAmountInFen <= gapOf(bill)) return [];
  return [{ level: 'amber', text: t.checkTarget(yuan(gapOf(bill), locale)) }];
}

/** One account for many families is a question to ask. */
async function checksOfPayee(db: Database, caseId: string, locale: Locale): Promise<ReviewCheck[]> {
  const payee = await findSubmittedPayee(db, caseId);
  if (!payee) return [];
  const other = await db
    .selectFrom('case_payees')
    .select('id')
    .where('account_index', '=', payee.account_index)
    .where('case_id', '<>', caseId)
    .limit(1)
    .executeTakeFirst();
  return other ? [{ level: 'red', text: textsOf(locale).raising.checkAccount }] : [];
}
