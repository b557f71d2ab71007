import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import type { Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { checkFindings } from '#src/server/withdrawals/findings/check-findings.ts';
import { findOverdueUse } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import type { Treatment } from '#src/shared/cases/funding-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { type Texts, textsOf, textsOfCase } from '#src/texts/texts.ts';

const dayMs = 86_400_000;
const recentDays = 30;
const enoughVerifications = 3;
/** Above the stated cost by this much in all, bills are asked for. */
const farAbove = 1.2;

type Asked = { withdrawal: Withdrawal; proofCount: number; locale: Locale; now: number };

/** What a reviewer would look at anyway, looked at by the machine first; each with its reason. */
export async function checkDraw(db: Database, asked: Asked): Promise<ReviewCheck[]> {
  const { withdrawal, proofCount, locale } = asked;
  const t = textsOf(locale).withdrawalDesk.checks;
  return [
    ...(withdrawal.emergency ? [check('red', t.emergency)] : []),
    ...(await checkFindings(db, { caseId: withdrawal.case_id, locale })),
    ...(await checkPayee(db, asked)),
    await checkAmount(db, asked),
    await checkVerifications(db, asked),
    await checkReports(db, asked),
    await checkHistory(db, asked),
    await checkUse(db, asked),
    proofCount > 0 ? check('green', t.proofs(proofCount)) : check('amber', t.noProof),
  ];
}

const check = (level: ReviewCheck['level'], text: string): ReviewCheck => ({ level, text });

async function checkPayee(db: Database, { withdrawal, locale, now }: Asked) {
  const payees = await db
    .selectFrom('case_payees as payee')
    .innerJoin('cases', 'cases.id', 'payee.case_id')
    .select(['payee.id', 'relation', 'payee.created_at', 'id_card_index', 'patient_index', 'case_type'])
    .where('payee.case_id', '=', withdrawal.case_id)
    .where('payee.status', 'in', ['passed', 'submitted'])
    .orderBy('payee.created_at', 'desc')
    .execute();
  const payee = payees.find(({ id }) => id === withdrawal.payee_id);
  const { checks: t } = textsOfCase(payee?.case_type ?? 0, locale).withdrawalDesk;
  if (!payee) return [check('red', t.payeeMissing)];
  const changed = payees.length > 1 && (payees[0]?.created_at ?? 0) > now - recentDays * dayMs;
  return [
    checkRelation(payee, t),
    changed ? check('red', t.payeeChanged(recentDays)) : check('green', t.payeeStable),
  ];
}

type Related = { relation: string; id_card_index: string | null; patient_index: string | null };

/** That the payee is the patient is seen by the identity card, never by the word of the family. */
function checkRelation(
  { relation, id_card_index, patient_index }: Related,
  t: Texts['withdrawalDesk']['checks'],
): ReviewCheck {
  if (relation === 'hospital_account') return check('green', t.payeeHospital);
  if (relation !== 'self') return check('amber', t.payeeRelative);
  if (patient_index === null) return check('amber', t.payeeSelfUnproven);
  const same = id_card_index === patient_index;
  return same ? check('green', t.payeeSelf) : check('red', t.payeeSelfUnproven);
}

async function checkAmount(db: Database, { withdrawal, locale }: Asked): Promise<ReviewCheck> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const row = await db
    .selectFrom('cases')
    .select('treatment')
    .where('id', '=', withdrawal.case_id)
    .executeTakeFirstOrThrow();
  const { costAheadInFen } = fromJson<Partial<Treatment>>(row.treatment);
  if (!costAheadInFen) return check('amber', t.noCost);
  const sumInFen = withdrawal.amount_in_fen + (await sumBefore(db, withdrawal));
  const [sum, cost] = [yuan(sumInFen, locale), yuan(costAheadInFen, locale)];
  const share = sumInFen / costAheadInFen;
  if (share > farAbove) return check('red', t.farAboveCost(sum, cost));
  if (share > 1) return check('amber', t.aboveCost(sum, cost));
  return check('green', t.withinCost(sum, cost));
}

/** What other withdrawals of the case have taken: a bill is paid once. */
async function sumBefore(db: Database, { id, case_id: caseId }: Withdrawal): Promise<number> {
  const { taken, back } = await db
    .selectFrom('withdrawals')
    .select((eb) => [
      eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('taken'),
      eb.cast<number | null>(eb.fn.sum('given_back_in_fen'), 'bigint').as('back'),
    ])
    .where('case_id', '=', caseId)
    .where('id', '<>', id)
    .where('status', 'in', ['PAYING', 'PAID'])
    .executeTakeFirstOrThrow();
  return (taken ?? 0) - (back ?? 0);
}

async function checkVerifications(db: Database, { withdrawal, locale }: Asked) {
  const t = textsOf(locale).withdrawalDesk.checks;
  const { count } = await db
    .selectFrom('verifications')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('case_id', '=', withdrawal.case_id)
    .where('counted_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count === 0) return check('red', t.noVerification);
  return count < enoughVerifications
    ? check('amber', t.fewVerifications(count))
    : check('green', t.verifications(count));
}

export async function countOpenReports(db: Database, caseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('case_id', '=', caseId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

async function checkReports(db: Database, { withdrawal, locale }: Asked): Promise<ReviewCheck> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const count = await countOpenReports(db, withdrawal.case_id);
  return count > 0 ? check('red', t.reports(count)) : check('green', t.noReport);
}

async function checkHistory(db: Database, { withdrawal, locale }: Asked): Promise<ReviewCheck> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const { count } = await db
    .selectFrom('withdrawals')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('case_id', '=', withdrawal.case_id)
    .where('status', '=', 'PAID')
    .executeTakeFirstOrThrow();
  return count === 0 ? check('amber', t.first) : check('green', t.notFirst(count));
}

async function checkUse(db: Database, { withdrawal, locale, now }: Asked): Promise<ReviewCheck> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const overdue = await findOverdueUse(db, withdrawal.case_id, now);
  return overdue ? check('red', t.spentLate) : check('green', t.spentShown);
}
