import type { Stale } from '#src/server/door/viewer.ts';

/** This is how long a code counts for what asks for a fresh one. */
const freshMs = 5 * 60_000;

type Proofs = {
  isStaff: boolean;
  /** This is when the authenticator was set up, a code of it given, and one of the phone. */
  enrolledAt: number | null;
  secondFactorAt: number | null;
  provedAt: number | null;
};

/**
 * Answers what someone gives again before money, accounts or secrets; undefined for minutes after
 * they did.
 */
export function staleOf(
  { isStaff, enrolledAt, secondFactorAt, provedAt }: Proofs,
  now: number,
): Stale | undefined {
  const byFactor = isStaff && enrolledAt !== null;
  const at = byFactor ? secondFactorAt : provedAt;
  if (at !== null && at > now - freshMs) return undefined;
  return byFactor ? 'factor' : 'code';
}
