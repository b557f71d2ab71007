import { titleIn } from '#src/server/cases/find-tellings.ts';
import { finishReason } from '#src/server/cases/finish-reason.ts';
import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database } from '#src/server/db/database.ts';
import { canCase, isFilled, phaseOf } from '#src/shared/cases/case-actions.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import { chargedBasisPoints, isHighRisk } from '#src/shared/cases/case-rules.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { missingInFenOf } from '#src/shared/cases/fund-figures.ts';
import { isRisky } from '#src/shared/cases/risk-stop.ts';
import { toldPhase } from '#src/shared/cases/told-phase.ts';
import type { Room } from '#src/shared/donations/amounts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type PayableCase = {
  infoUuid: string;
  title: string;
  /** It says whether it takes donations now. */
  open: boolean;
  /** It is told in the words of this phase. */
  phase: CasePhase;
  /** It takes them until then. */
  endsAt: number | null;
  /** A reader is stopped once before it. */
  risky: boolean;
  /** It raises, has its target, and takes no more. */
  filled: boolean;
  highRisk: boolean;
  /** This is what of a gift is the platform's fee; 0 where none is charged. */
  feeBasisPoints: number;
  /** It still lacks this, where it closes at its target. */
  roomInFen: Room;
};

/** Finds a public case as the cashier needs it. */
export async function findPayableCase(
  db: Database,
  { caseId, locale }: { caseId: string; locale: Locale },
  now: number,
): Promise<PayableCase | undefined> {
  const row = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(caseStateColumns)
    .select([
      'cases.id as infoUuid',
      'platform_finish_reason as platformFinishReason',
      'service_charge_option as serviceChargeOption',
      'fee_basis_points as feeBasisPoints',
      'target_in_fen as targetInFen',
      shownFund.raised,
      'surplus_use as surplusUse',
    ])
    .select(titleIn(locale).as('title'))
    .select((eb) => finishReason(eb).as('finishReason'))
    .where('cases.id', '=', caseId)
    .where('cases.status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  if (!row) return undefined;
  const { infoUuid, title } = row;
  const phase = phaseOf(row, now);
  const highRisk = isHighRisk(row);
  return {
    infoUuid,
    title,
    open: canCase('donate', row, now),
    phase: toldPhase(phase, row),
    endsAt: row.endsAt,
    risky: isRisky({ phase, highRisk }),
    filled: isFilled(row, now),
    highRisk,
    feeBasisPoints: chargedBasisPoints(row),
    roomInFen: row.surplusUse === null ? missingInFenOf(row) : undefined,
  };
}
