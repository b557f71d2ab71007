import { textsOf } from '#src/messages/texts.ts';
import type { Treatment } from '#src/shared/cases/funding-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import type { ReviewCheck } from '../review/review-queue.ts';
import { findOverdueUse } from './find-cash-check.ts';
import type { Withdrawal } from './find-withdrawal.ts';

const dayMs = 86_400_000;
const recentDays = 30;
const enoughVerifications = 3;
/** Above the stated cost by this much, bills are asked for. */
const farAbove = 1.2;

type Asked = { withdrawal: Withdrawal; proofCount: number; locale: Locale; now: number };

/** What a reviewer would look at anyway, looked at by the machine first; each with its reason. */
export async function checkDraw(db: Database, asked: Asked): Promise<ReviewCheck[]> {
  const { withdrawal, proofCount, locale } = asked;
  const t = textsOf(locale).withdrawalDesk.checks;
  return [
    ...(withdrawal.emergency ? [check('red', t.emergency)] : []),
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
  const t = textsOf(locale).withdrawalDesk.checks;
  const payees = await db
    .selectFrom('case_payees')
    .select(['id', 'relation', 'created_at'])
    .where('case_id', '=', withdrawal.case_id)
    .where('status', 'in', ['passed', 'submitted'])
    .orderBy('created_at', 'desc')
    .execute();
  const payee = payees.find(({ id }) => id === withdrawal.payee_id);
  if (!payee) return [check('red', t.payeeMissing)];
  const changed = payees.length > 1 && (payees[0]?.created_at ?? 0) > now - recentDays * dayMs;
  const who = {
    self: check('green', t.payeeSelf),
    hospital_account: check('green', t.payeeHospital),
  }[payee.relation as 'self'];
  return [
    who ?? check('amber', t.payeeRelative),
    changed ? check('red', t.payeeChanged(recentDays)) : check('green', t.payeeStable),
  ];
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
  const cost = yuan(costAheadInFen, locale);
  const share = withdrawal.amount_in_fen / costAheadInFen;
  if (share > farAbove) return check('red', t.farAboveCost(cost));
  return share > 1 ? check('amber', t.aboveCost(cost)) : check('green', t.withinCost);
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

async function checkReports(db: Database, { withdrawal, locale }: Asked): Promise<ReviewCheck> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('case_id', '=', withdrawal.case_id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
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
