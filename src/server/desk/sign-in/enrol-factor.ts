import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { spendFactorCode } from './spend-factor-code.ts';
import { factorUri, newFactorSecret } from './totp.ts';

const pendingPlace = 'staff_second_factors.pending_sealed';

type NewFactor = { uri: string; secret: string };

/**
 * Makes a secret for an authenticator and shows it once. It counts only when a code proves that it
 * arrived; until then the one before, if any, stays.
 */
export async function beginEnrolment(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  viewer: Viewer,
): Promise<NewFactor> {
  requireMayEnrol(viewer);
  const secret = newFactorSecret();
  const pending = keys.seal(pendingPlace, viewer.userId, secret);
  await db
    .insertInto('staff_second_factors')
    .values({
      user_id: viewer.userId,
      secret_sealed: '',
      pending_sealed: pending,
      enrolled_at: null,
      last_step: 0,
      tries: 0,
      locked_until: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_sealed: pending }))
    .execute();
  return { uri: factorUri(secret, viewer.nickname), secret };
}

/** Puts the new authenticator in force and opens the desk for this session only. */
export async function confirmEnrolment(
  services: Pick<Services, 'db' | 'keys'>,
  { viewer, code }: { viewer: Viewer; code: string },
  now: number,
): Promise<void> {
  requireMayEnrol(viewer);
  const { userId, sessionId } = viewer;
  await spendFactorCode(services, { userId, code, of: 'pending_sealed' }, now);
  await inTransaction(services.db, async (trx) => {
    await putInForce(trx, { keys: services.keys, userId }, now);
    await trx
      .updateTable('sessions')
      .set({ second_factor_at: now })
      .where('id', '=', sessionId)
      .execute();
    await recordAct(trx, { act: 'enrolFactor', staffUserId: userId, now });
  });
}

/** What is sealed as pending opens only as such, so that it is sealed anew. */
async function putInForce(
  trx: Trx,
  { keys, userId }: { keys: Keys; userId: string },
  now: number,
): Promise<void> {
  const row = await trx
    .selectFrom('staff_second_factors')
    .select('pending_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const pending = row?.pending_sealed;
  if (!pending) throw new Problem('notFound');
  const secret = keys.open(pendingPlace, userId, pending);
  const { numUpdatedRows } = await trx
    .updateTable('staff_second_factors')
    .set({ secret_sealed: keys.seal('staff_second_factors.secret_sealed', userId, secret) })
    .set({ pending_sealed: null, enrolled_at: now })
    .where('user_id', '=', userId)
    .where('pending_sealed', '=', pending)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('notFound');
}

/** Who has one gives its code first, or anyone with the phone could put another in its place. */
function requireMayEnrol({ desk }: Viewer): void {
  if (!desk) throw new Problem('notFound');
  if (desk === 'code') throw new Problem('factorAlreadySet');
}
