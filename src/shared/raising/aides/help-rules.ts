import { type CaseState, canCase } from '#src/shared/cases/case-actions.ts';

/** Somebody helps a family to fill in as one of these. */
export const aideKinds = ['adviser', 'relative', 'socialWorker'] as const;
export type AideKind = (typeof aideKinds)[number];

/** So many people may help with one case, and be invited to, at a time. */
export const mostAides = 3;
/** An invitation waits so long for somebody. */
export const inviteDays = 7;

/** It may while something of a case may still be filled in. */
export function mayBeHelped(state: CaseState, now: number): boolean {
  return canCase('edit', state, now) || canCase('supplement', state, now);
}
