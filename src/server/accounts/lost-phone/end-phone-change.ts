import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import type { PhoneChangeState } from '#src/shared/accounts/lost-phone/phone-change.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findPhoneChange, findWaiting } from './find-phone-change.ts';
import { tellOfPhoneChange } from './tell-of-phone-change.ts';

type Ended = { changeId: string; state: Exclude<PhoneChangeState, 'waiting'> };

/** Ends a change that still waits, and tells of it; false where it ended before. */
export async function endPhoneChange(
  trx: Trx,
  { changeId, state }: Ended,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('phone_changes')
    .set({ state, ended_at: now })
    .where('id', '=', changeId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tellOfPhoneChange(trx, { changeId, step: state }, now);
  return true;
}

/** Whoever has the link ends it; asked again it says what became of it. */
export async function refusePhoneChange(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  changeId: string,
  now: number,
): Promise<{ state: PhoneChangeState }> {
  const found = await inTransaction(db, async (trx) => {
    await endPhoneChange(trx, { changeId, state: 'refused' }, now);
    return findPhoneChange(trx, changeId);
  });
  if (!found) throw new Problem('notFound');
  wakeJobs();
  return { state: found.state };
}

/** A code of the own number was given: it is not lost, so that what says so ends. */
export async function endAsOwnShown(trx: Trx, userId: string, now: number): Promise<void> {
  const waits = await findWaiting(trx, userId);
  if (waits) await endPhoneChange(trx, { changeId: waits.changeId, state: 'ownShown' }, now);
}
