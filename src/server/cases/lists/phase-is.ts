import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';
import { phaseOfEndReason } from '#src/shared/cases/case-actions.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import { riskMark } from '#src/shared/cases/case-rules.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';

type Eb = ExpressionBuilder<Schema, 'cases'>;

const statusOfPhase = {
  pending: 'APPROVE_PENDING',
  denied: 'APPROVE_DENIED',
  reviewing: 'SUBMITTED',
} as const;

/**
 * Says as a condition what `phaseOf` says of a case; a test holds the two together, state by state.
 */
export function phaseIs(eb: Eb, phase: CasePhase, now: number) {
  if (phase === 'pending' || phase === 'denied' || phase === 'reviewing') {
    return eb('cases.status', '=', statusOfPhase[phase]);
  }
  const raised = eb('cases.status', 'in', ['CROWDFUNDING_STATED', 'FINISHED']);
  const goesBack = endedAs(eb, ['refunding', 'refunded']);
  if (phase === 'risk') return eb.and([raised, isFlagged, eb.not(goesBack)]);
  if (phase === 'refunding' || phase === 'refunded') return endedAs(eb, [phase]);
  const isOver = sql<boolean>`coalesce(cases.ends_at <= ${now}, false)`;
  const open = eb('cases.status', '=', 'CROWDFUNDING_STATED');
  const ways = {
    raising: eb.and([open, eb.not(isOver)]),
    expired: eb.or([eb.and([open, isOver]), endedAs(eb, ['expired'])]),
  };
  const way = phase === 'raising' || phase === 'expired' ? ways[phase] : endedAs(eb, [phase]);
  return eb.and([eb.not(isFlagged), way]);
}

/** A finish text decides by itself; without one the display status does. */
const isFlagged = sql<boolean>`(case when coalesce(cases.finish_text, '') <> ''
  then cases.finish_text like ${`%${riskMark}%`}
  else cases.display_status = ${displayStatuses.atRisk} end)`;

function endedAs(eb: Eb, phases: readonly CasePhase[]) {
  const reasons = Object.entries(phaseOfEndReason)
    .filter(([, phase]) => phases.includes(phase))
    .map(([reason]) => Number(reason));
  // One without a reason has plainly ended.
  const unsaid = phases.includes('ended') ? 0 : -1;
  return eb.and([
    eb('cases.status', '=', 'FINISHED'),
    eb(sql<number>`coalesce(cases.end_reason, 0)`, 'in', [...reasons, unsaid]),
  ]);
}
