import type { Database } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import { isHighRisk } from '#src/shared/cases/case-rules.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import { caseStateOf } from './find-case.ts';
import { titleIn } from './find-tellings.ts';
import { finishReason } from './finish-reason.ts';
import { chargedBasisPointsOf, feeAndNetOf, shownFund } from './money/shown-fund.ts';

type Asked = { caseId: string; locale?: Locale };

/** Reads title, state and money of a public case in one small query. */
export async function findCaseSummary(db: Database, asked: Asked, now: number) {
  const { caseId, locale = defaultLocale } = asked;
  const row = await findRow.first(db, { caseId, locale });
  if (!row) return undefined;
  const state = caseStateOf(row);
  return {
    infoUuid: row.id,
    caseType: row.case_type,
    title: row.title,
    status: row.status,
    state,
    phase: phaseOf(state, now),
    givenInFen: row.givenInFen,
    raisedInFen: row.raisedInFen,
    targetInFen: row.target_in_fen,
    donationCount: row.donationCount,
    illnessKey: row.illness_key,
    highRisk: isHighRisk({
      finishReason: row.finish_reason,
      platformFinishReason: row.platform_finish_reason,
    }),
    feeBasisPoints: chargedBasisPointsOf(row),
    ...feeAndNetOf(row),
  };
}

const findRow = prepared((db, { caseId, locale }: Required<Asked>) => {
  const ofState = ['status', 'display_status', 'end_reason', 'finish_text', 'ends_at'] as const;
  const ofMoney = ['target_in_fen', 'service_charge_option', 'fee_basis_points'] as const;
  return db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select([...ofState, ...ofMoney, 'cases.id', 'case_type', 'mourning_at', 'filled_at'])
    .select(['illness_key', 'put_away_at'])
    .select([shownFund.given, shownFund.raised, shownFund.gifts, 'platform_finish_reason'])
    .select(titleIn(locale).as('title'))
    .select((eb) => finishReason(eb).as('finish_reason'))
    .where('cases.id', '=', caseId)
    .where('cases.status', 'in', publicCaseStatuses);
});
