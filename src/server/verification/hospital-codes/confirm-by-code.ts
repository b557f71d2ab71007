import type { Database, Trx } from '#src/server/db/database.ts';
import { giveRateBack, spendRate } from '#src/server/platform/budgets/spend-rate.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isSameHospital } from '#src/shared/verification/hospital-codes/hospital-code.ts';
import { type HospitalCodeState, stateOf } from './find-codes.ts';
import { hospitalCodeHash } from './issue-code.ts';

/**
 * One account may give so many wrong codes within an hour; the letters alone make guessing
 * hopeless.
 */
const mostTries = 5;
const hourMs = 3_600_000;

type Typed = { keys: Keys; verifyId: string; hospital: string; code: string; now: number };

/**
 * Counts a try before its code is compared, so that guesses sent at once can't share one; who was
 * right gets it back. Call it around the transaction, which would take the count back.
 */
export async function countingTry<T>(
  db: Database,
  { userId, use }: { userId: string; use(): Promise<T> },
  now: number,
): Promise<T> {
  const counted = { name: 'hospital-code', subject: userId, limit: mostTries, windowMs: hourMs };
  const rate = { ...counted, beyond: 'tooManyHospitalCodes' } as const;
  await spendRate(db, rate, now);
  const used = await use();
  await giveRateBack(db, rate, now);
  return used;
}

const saidOf: Record<Exclude<HospitalCodeState, 'open'>, FieldProblem> = {
  expired: 'hospitalCodeExpired',
  usedUp: 'hospitalCodeUsed',
  revoked: 'hospitalCodeRevoked',
};

/** The hospital says by its code that one is of it; each verification uses a code up once. */
export async function confirmByCode(
  trx: Trx,
  { keys, verifyId, hospital, code, now }: Typed,
): Promise<void> {
  const found = await trx
    .selectFrom('hospital_codes')
    .select(['id', 'hospital', 'revoked_at', 'expires_at', 'used_count', 'most_uses'])
    .where('code_hash', '=', hospitalCodeHash(keys, code))
    .executeTakeFirst();
  if (!found) throw wrong('hospitalCode');
  const state = stateOf(found, now);
  if (state === 'revoked' || state === 'expired') throw wrong(saidOf[state]);
  if (!isSameHospital(found.hospital, hospital)) throw wrong('hospitalCodeOther');
  if (!(await markConfirmed(trx, { verifyId, codeId: found.id, now }))) return;
  if (!(await spendUse(trx, { codeId: found.id, now }))) throw wrong(saidOf.usedUp);
  await closeTask(trx, { queue: 'doctor', subjectId: verifyId, because: 'settled', now });
}

function wrong(problem: FieldProblem): Problem {
  return new Problem('inputInvalid', { fields: { hospitalCode: problem } });
}

/** Answers false for one that is confirmed already, such as by an answer that was lost. */
async function markConfirmed(
  trx: Trx,
  { verifyId, codeId, now }: { verifyId: string; codeId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('verifications')
    .set({ confirmed_at: now, hospital_code_id: codeId })
    .where('id', '=', verifyId)
    .where('kind', '=', 'doctor')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * It is counted in one statement that looks again, so that two who come at once can't share a use.
 */
async function spendUse(
  trx: Trx,
  { codeId, now }: { codeId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('hospital_codes')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('id', '=', codeId)
    .whereRef('used_count', '<', 'most_uses')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
