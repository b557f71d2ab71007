import { type CaseState, canCase } from '#src/shared/cases/case-actions.ts';

/** As what somebody helps a family to fill in. */
export const aideKinds = ['adviser', 'relative', 'socialWorker'] as const;
export type AideKind = (typeof aideKinds)[number];

/** So many people may help with one case, and be invited to, at a time. */
export const mostAides = 3;
/** How long an invitation waits for somebody. */
export const inviteDays = 7;

/** While something of a case may still be filled in. */
export function mayBeHelped(state: CaseState, now: number): boolean {
  return canCase('edit', state, now) || canCase('supplement', state, now);
}
