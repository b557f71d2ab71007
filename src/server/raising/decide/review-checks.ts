import type { Database } from '#src/server/db/database.ts';
import { hasHit } from '#src/server/raising/clones/is-held.ts';
import { findNameCheck } from '#src/server/raising/payee/find-name-check.ts';
import { findSubmittedPayee } from '#src/server/raising/payee/payee.ts';
import type { PartRecord } from '#src/server/raising/sheet/part-record.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { type Bill, gapOf } from '#src/shared/raising/bill.ts';
import { isUnlikelyKin, isUnlikelySpouse } from '#src/shared/raising/identity/kinship.ts';
import type { RaisePart, RaiseStage } from '#src/shared/raising/parts.ts';
import { findPrivateWords } from '#src/shared/raising/private-words.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { textsOf } from '#src/texts/texts.ts';

type Checked = {
  caseId: string;
  stage: RaiseStage;
  parts: ReadonlyMap<RaisePart, PartRecord>;
  locale: Locale;
};

/** Finds what a reviewer should not have to find out alone. */
export async function findReviewChecks(
  { db }: Pick<Services, 'db'>,
  { caseId, stage, parts, locale }: Checked,
): Promise<ReviewCheck[]> {
  const t = textsOf(locale).raising;
  const checks =
    stage === 'base'
      ? [...checksOfStory(parts, locale), ...checksOfMoney(parts, locale)]
      : [
          ...checksOfKin(parts, locale),
          ...checksOfSpouse(parts, locale),
          ...checksOfMoney(parts, locale),
          ...(await checksOfPayee(db, caseId, locale)),
        ];
  if (await hasHit(db, caseId))
    checks.push({ level: 'red', text: textsOf(locale).raiseHelp.checkHit });
  return checks.length > 0 ? checks : [{ level: 'green', text: t.checkNothing }];
}

function checksOfStory(parts: Checked['parts'], locale: Locale): ReviewCheck[] {
  const t = textsOf(locale).raising;
  const checks: ReviewCheck[] = [];
  const base = parts.get('base')?.saved?.fields as SheetContent<'base'> | undefined;
  const patient = parts.get('patient')?.saved?.fields as SheetContent<'patient'> | undefined;
  const words = `${base?.title} ${base?.content} ${base?.surplusUse ?? ''}`;
  const exposed = findPrivateWords(words);
  if (exposed.some(({ certain }) => certain)) checks.push({ level: 'red', text: t.checkDigits });
  if (exposed.some(({ certain }) => !certain))
    checks.push({ level: 'amber', text: textsOf(locale).raiseHelp.checkPrivate });
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

/** What cannot be was refused when it was typed; what seldom is, staff look at. */
function checksOfKin(parts: Checked['parts'], locale: Locale): ReviewCheck[] {
  const patient = parts.get('patient')?.saved?.fields as SheetContent<'patient'> | undefined;
  const raiser = parts.get('publisher')?.saved?.fields as SheetContent<'publisher'> | undefined;
  const isUnlikely =
    patient && raiser && isUnlikelyKin({ relation: patient.relation, patient, raiser });
  return isUnlikely ? [{ level: 'amber', text: textsOf(locale).raising.checkKin }] : [];
}

/** Who is paid as the spouse may be none by what the patient's sheet and the two cards say. */
function checksOfSpouse(parts: Checked['parts'], locale: Locale): ReviewCheck[] {
  const patient = parts.get('patient')?.saved?.fields as SheetContent<'patient'> | undefined;
  const payee = parts.get('payee')?.saved?.fields as SheetContent<'payee'> | undefined;
  if (!patient || payee?.relation !== 'spouse' || !isUnlikelySpouse({ patient, payee })) return [];
  return [{ level: 'amber', text: textsOf(locale).raising.checkSpouse }];
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
  const name = await findNameCheck(db, { payeeId: payee.id, locale });
  return other ? [name, { level: 'red', text: textsOf(locale).raising.checkAccount }] : [name];
}
