import type { Database } from '#src/server/db/database.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import type { Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type Texts, textsOfCase } from '#src/texts/texts.ts';

const recentDays = 30;

type Asked = { withdrawal: Withdrawal; locale: Locale };

export const check = (level: ReviewCheck['level'], text: string): ReviewCheck => ({ level, text });

/** Answers who is paid, and whether the account is new. */
export async function checkPayee(db: Database, { withdrawal, locale }: Asked, now: number) {
  const payees = await db
    .selectFrom('case_payees as payee')
    .innerJoin('cases', 'cases.id', 'payee.case_id')
    .select([
      'payee.id',
      'relation',
      'payee.created_at',
      'id_card_index',
      'patient_index',
      'case_type',
    ])
    .where('payee.case_id', '=', withdrawal.case_id)
    .where('payee.status', 'in', ['passed', 'submitted'])
    .orderBy('payee.created_at', 'desc')
    .execute();
  const payee = payees.find(({ id }) => id === withdrawal.payee_id);
  const { checks: t } = textsOfCase(payee?.case_type ?? caseTypes.illness, locale).withdrawalDesk;
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
