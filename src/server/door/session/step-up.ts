import { problemOf } from '#src/server/door/answers/answer.ts';
import type { DoorRequest } from '#src/server/door/door-request.ts';
import type { HandledCall } from '#src/server/door/handle.ts';
import type { FormState } from '#src/server/door/request-env.ts';
import { runCall } from '#src/server/door/run-call.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/**
 * These are the calls by which someone shows anew that a session is theirs; what they do stands
 * above the door.
 */
export type StepUp = Record<'sendCode' | 'giveCode' | 'giveFactor', HandledCall>;

/** This is the field in which such a code comes along with the form that asks for it. */
export const freshCodeField = 'freshCode';

/** Spends the code that came with a form, so that what the form asks for is let through. */
export async function spendFreshCode(
  c: DoorRequest,
  stepUp: StepUp,
  code: string | undefined,
): Promise<void> {
  const { visitor } = c.var;
  if (!code || visitor.kind !== 'viewer' || !visitor.viewer.stale) return;
  const { stale, ...viewer } = visitor.viewer;
  try {
    await runCall(c, stale === 'factor' ? stepUp.giveFactor : stepUp.giveCode, () => ({ code }));
  } catch (error) {
    const { fields, ...problem } = problemOf(c, error);
    if (!fields?.code) throw error;
    const reason = stale === 'factor' ? 'freshFactorNeeded' : 'freshCodeNeeded';
    throw new Problem(reason, { ...problem, fields: { [freshCodeField]: fields.code } });
  }
  c.set('visitor', { kind: 'viewer', viewer });
}

/**
 * Answers what a page needs to ask for the code beside the form that it draws again as it was
 * typed. A code of the phone is sent now, unless one is there already.
 */
export async function askFreshCode(
  c: DoorRequest,
  stepUp: StepUp,
  { reason, fields = {} }: Problem,
): Promise<Pick<FormState, 'problem' | 'stepUp'> | undefined> {
  const needs = { freshCodeNeeded: 'code', freshFactorNeeded: 'factor' } as const;
  if (reason !== 'freshCodeNeeded' && reason !== 'freshFactorNeeded') return undefined;
  const asked = { problem: { reason, fields }, stepUp: { needs: needs[reason] } };
  if (reason === 'freshFactorNeeded' || fields[freshCodeField]) return asked;
  try {
    const sent = (await runCall(c, stepUp.sendCode, () => ({}))) as { demoCode?: string };
    return { ...asked, stepUp: { ...asked.stepUp, ...sent } };
  } catch (error) {
    const { reason: other, retryAfterSeconds } = problemOf(c, error);
    const wait = retryAfterSeconds ? { retryAfterSeconds } : {};
    return { ...asked, problem: { reason: other, fields, ...wait } };
  }
}
