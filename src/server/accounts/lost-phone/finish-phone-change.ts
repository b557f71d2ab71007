import { sealMobile } from '#src/server/accounts/session/find-or-create-user.ts';
import { endOtherSessions } from '#src/server/accounts/session/revoke-session.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { endPhoneChange } from './end-phone-change.ts';
import { isPhoneHeld } from './is-phone-held.ts';

type FinishingServices = Pick<Services, 'db' | 'keys' | 'wakeJobs'>;

/** The days are over: gives the account its other phone, and ends every session but the one that asked. */
export async function finishPhoneChange(
  services: FinishingServices,
  { changeId }: { changeId: string },
  now: number,
): Promise<void> {
  const { db } = services;
  try {
    await finish(services, changeId, now);
  } catch (error) {
    // Meanwhile somebody signed in with it and so has an account.
    if (!isUniqueViolation(error, 'users.mobile_index')) throw error;
    await inTransaction(db, (trx) => endPhoneChange(trx, { changeId, state: 'held' }, now));
  }
  services.wakeJobs();
}

function finish({ db, keys }: FinishingServices, changeId: string, now: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const waits = await trx
      .selectFrom('phone_changes')
      .select(['user_id as userId', 'session_id as sessionId', 'mobile_sealed as sealed'])
      .where('id', '=', changeId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (!waits) return;
    const { userId, sessionId, sealed } = waits;
    const isHeld = await isPhoneHeld(trx, userId, now);
    const state = isHeld ? 'held' : 'done';
    if (!(await endPhoneChange(trx, { changeId, state }, now)) || isHeld) return;
    const mobile = keys.open('phone_changes.mobile_sealed', changeId, sealed);
    const phone = sealMobile(keys, { userId, mobile });
    await trx.updateTable('users').set(phone).where('id', '=', userId).execute();
    await endOtherSessions(trx, { userId, sessionId }, now);
  });
}
