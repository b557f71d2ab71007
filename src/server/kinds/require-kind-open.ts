import { Problem } from '#src/shared/contract/problem.ts';
import { isKindOpen } from '#src/shared/kinds/case-kinds.ts';
import type { Settings } from '#src/shared/platform/settings.ts';

/** The operator's switches decide: nobody begins or submits a case of a kind that is off. */
export function requireKindOpen(caseType: number, settings: Settings): void {
  if (!isKindOpen(caseType, settings)) throw new Problem('kindClosed');
}
