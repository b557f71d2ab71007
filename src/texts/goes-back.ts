import { type CasePhase, isGoingBack } from '#src/shared/cases/case-phases.ts';
import type { Texts } from './texts.ts';

/** Answers what stands in place of a target once money goes back to donors; nothing before that. */
export function goesBackText(phase: CasePhase, { goesBack }: Texts['cases']): string | undefined {
  return isGoingBack(phase) ? goesBack[phase] : undefined;
}
