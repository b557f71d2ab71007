import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import type { Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { checkFindings } from '#src/server/withdrawals/findings/check-findings.ts';
import { findOverdueUse } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Treatment } from '#src/shared/cases/funding-parts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { check, checkPayee } from './check-payee.ts';

const enoughVerifications = 3;
/** This is above the stated cost by this much in all, bills are asked for. */
const farAbove = 1.2;

type Asked = { withdrawal: Withdrawal; proofCount: number; locale: Locale; now: number };

/** Looks with the machine first at what a reviewer would look at anyway; each has its reason. */
export async function checkDraw(db: Database, asked: Asked): Promise<ReviewCheck[]> {
  const { withdrawal, proofCount, locale } = asked;
  const t = textsOf(locale).withdrawalDesk.checks;
  return [
    ...(withdrawal.emergency ? [check('red', t.emergency)] : []),
    ...(await checkFindings(db, { caseId: withdrawal.case_id, locale })),
    ...(await checkPayee(db, asked, asked.now)),
    ...(await checkAmount(db, asked)),
    await checkVerifications(db, asked),
    await checkReports(db, asked),
    await checkHistory(db, asked),
    await checkUse(db, asked),
    proofCount > 0 ? check('green', t.proofs(proofCount)) : check('amber', t.noProof),
  ];
}

/** A dream has no sheet of what a treatment will cost: its target says it, and nothing is raised beyond. */
async function checkAmount(db: Database, { withdrawal, locale }: Asked): Promise<ReviewCheck[]> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const row = await db
    .selectFrom('cases')
    .select(['treatment', 'case_type'])
    .where('id', '=', withdrawal.case_id)
    .executeTakeFirstOrThrow();
  if (row.case_type === caseTypes.dream) return [];
  const { costAheadInFen } = fromJson<Partial<Treatment>>(row.treatment);
  if (!costAheadInFen) return [check('amber', t.noCost)];
  const sumInFen = withdrawal.amount_in_fen + (await sumBefore(db, withdrawal));
  const [sum, cost] = [yuan(sumInFen, locale), yuan(costAheadInFen, locale)];
  const share = sumInFen / costAheadInFen;
  if (share > farAbove) return [check('red', t.farAboveCost(sum, cost))];
  if (share > 1) return [check('amber', t.aboveCost(sum, cost))];
  return [check('green', t.withinCost(sum, cost))];
}

/** Counts what other withdrawals of the case have taken: a bill is paid once. */
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
