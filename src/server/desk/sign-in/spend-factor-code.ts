import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { stepOfCode } from './totp.ts';

const maxTries = 5;
const lockMs = 15 * 60_000;

type Given = { userId: string; code: string; of: 'secret_sealed' | 'pending_sealed' };

/**
 * Checks a code of someone's authenticator and answers its time step. Tries are counted before
 * comparing, each a statement of its own, so that they stay counted whatever happens after.
 */
export async function spendFactorCode(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { userId, code, of }: Given,
  now: number,
): Promise<number> {
  const factor = await countTry(db, userId, now);
  const sealed = factor[of];
  if (!sealed) throw new Problem('notFound');
  const step = stepOfCode(keys.open(`staff_second_factors.${of}`, userId, sealed), code, now);
  if (step === undefined) {
    await lockAfterTries(db, userId, now);
    await inTransaction(db, (trx) =>
      recordAct(trx, { act: 'factorFailed', staffUserId: userId, now }),
    );
    throw new Problem('inputInvalid', { fields: { code: 'factorCode' } });
  }
  // Each step counts once: a code that was seen over a shoulder opens nothing any more.
  const { numUpdatedRows } = await db
    .updateTable('staff_second_factors')
    .set({ last_step: step, tries: 0 })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('inputInvalid', { fields: { code: 'factorSpent' } });
  return step;
}

async function countTry(db: Database, userId: string, now: number) {
  await db
    .updateTable('staff_second_factors')
    .set({ tries: 0, locked_until: null })
    .where('user_id', '=', userId)
    .where('locked_until', '<=', now)
    .execute();
  const counted = await db
    .updateTable('staff_second_factors')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', maxTries)
    .returning(['secret_sealed', 'pending_sealed'])
    .executeTakeFirst();
  if (counted) return counted;
  const lockedUntil = await lockAfterTries(db, userId, now);
  if (lockedUntil === undefined) throw new Problem('notFound');
  const retryAfterSeconds = Math.ceil((lockedUntil - now) / 1000);
  throw new Problem('tooManyRequests', { retryAfterSeconds });
}

/** Answers until when no code is looked at; undefined for who has no authenticator. */
async function lockAfterTries(
  db: Database,
  userId: string,
  now: number,
): Promise<number | undefined> {
  await db
    .updateTable('staff_second_factors')
    .set({ locked_until: now + lockMs })
    .where('user_id', '=', userId)
    .where('tries', '>=', maxTries)
    .where('locked_until', 'is', null)
    .execute();
  const row = await db
    .selectFrom('staff_second_factors')
    .select('locked_until')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && (row.locked_until ?? now);
}
