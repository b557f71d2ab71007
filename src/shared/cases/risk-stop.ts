import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';
import type { CaseState } from './case-actions.ts';
import type { CaseRefundStep } from './case-detail.ts';
import type { CasePhase } from './case-phases.ts';

type Judged = {
  phase: CasePhase;
  highRisk: boolean;
  refund?: Pick<CaseRefundStep, 'isFalse'> | null;
};

/**
 * It is danger, high risk, or found false, whatever its refund: a reader is stopped once before it.
 */
export function isRisky({ phase, highRisk, refund }: Judged): boolean {
  return phase === 'risk' || highRisk || refund?.isFalse === true;
}

/** Two more of the staff agreed that it is not true; until then only its refund is asked for. */
export function isFoundFalse(refund: CaseRefundStep | null): boolean {
  return refund?.isFalse === true && refund.step !== 'asked';
}

/**
 * It stands in the address of one who chose to read on, or whose case it is; no cookie remembers
 * it.
 */
export const readOn = { readOn: '1' } as const;

/** Links between the pages of a case carry it, so that a reader is stopped only once. */
export function readOnQuery(found: Judged): { readOn?: string } {
  return isRisky(found) ? readOn : {};
}

/** Someone who comes to a risky case is stopped there first; undefined when they may go on. */
export function riskStopOf(
  found: Judged & { infoUuid: string },
  { searchParams }: URL,
  locale: Locale,
): string | undefined {
  if (!isRisky(found) || searchParams.get('readOn') === readOn.readOn) return undefined;
  return linkTo('riskCaseIntercept', { query: { infoUuid: found.infoUuid }, locale });
}

/** Answers the way to a case from anywhere else: past the stop where there is one. */
export function linkToCase(
  { infoUuid, risky }: { infoUuid: string; risky: boolean },
  locale: Locale,
  page: RouteName = 'contribute',
): string {
  return risky
    ? linkTo('riskCaseIntercept', { query: { infoUuid }, locale })
    : linkTo(page, { params: { infoUuid }, locale });
}

/** The page of a case that is put away leads there; undefined while it is told. */
export function ledgerOf(
  { infoUuid, state }: { infoUuid: string; state: CaseState },
  locale: Locale,
): string | undefined {
  return state.putAwayAt === null
    ? undefined
    : linkTo('caseLedger', { params: { infoUuid }, locale });
}
