import type { Asker } from '#src/server/accounts/session/code-asker.ts';
import { mobileIndexOf } from '#src/server/accounts/session/find-or-create-user.ts';
import { findOwnMobile } from '#src/server/accounts/session/find-own-mobile.ts';
import { spendVerifyCode } from '#src/server/accounts/session/spend-verify-code.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { spendRate } from '#src/server/platform/budgets/spend-rate.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { findWaiting } from './find-phone-change.ts';
import { isPhoneHeld } from './is-phone-held.ts';
import { finishPhoneJob, tellOfPhoneChange } from './tell-of-phone-change.ts';

/** Who was refused once has to call us; a thief could else try until nobody looks. */
const refusedForMs = 30 * dayMs;

type AskingServices = Pick<Services, 'db' | 'keys' | 'config' | 'wakeJobs'>;
type Asked = {
  mobile: string;
  code: string;
  asker: Asker;
  /** This is who asks, by a session; or the number that is lost, of whoever has none. */
  of: { userId: string; sessionId: string } | { ownMobile: string };
};
type Owner = { userId: string; sessionId: string | null; ownMobile: string };

/**
 * Asks for another phone without a code of the own one: days later a job changes it, unless somebody
 * who has the old number or a session refuses. Without a session the answer is the same whether there
 * is such an account or not, and nothing is made where there is none or it may not be.
 */
export async function askPhoneChange(
  services: AskingServices,
  { mobile, code, asker, of }: Asked,
  now: number,
): Promise<{ dueAt: number }> {
  const { db, keys, config } = services;
  await spendVerifyCode({ db, keys }, { mobile, code, asker, scene: 'lost' }, now);
  const { phoneWaitDays } = await findSettings(db, config);
  const dueAt = now + phoneWaitDays * dayMs;
  const owner = await findOwner(services, of, { asker, now });
  const other = await findByMobile(db, mobileIndexOf(keys, mobile));
  if (other && other.id !== owner?.userId) throw new Problem('phoneTaken');
  if (other) throw new Problem('inputInvalid', { fields: { mobile: 'samePhone' } });
  if (!owner) return { dueAt };
  const begun = await begin(services, { owner, mobile, dueAt }, now);
  services.wakeJobs();
  return { dueAt: begun };
}

/** What strangers ask of numbers is counted by where they are. */
async function findOwner(
  { db, keys }: AskingServices,
  of: Asked['of'],
  { asker, now }: { asker: Asker; now: number },
): Promise<Owner | undefined> {
  if ('userId' in of) {
    const ownMobile = await findOwnMobile({ db, keys }, of.userId);
    if (ownMobile === undefined) throw new Problem('phoneNotBound');
    return { ...of, ownMobile };
  }
  const rate = { name: 'lost-phone', subject: asker.addressIndex, limit: 10, windowMs: dayMs };
  await spendRate(db, rate, now);
  const user = await findByMobile(db, mobileIndexOf(keys, of.ownMobile));
  return user && { userId: user.id, sessionId: null, ownMobile: of.ownMobile };
}

function findByMobile(db: Database, mobileIndex: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('mobile_index', '=', mobileIndex)
    .executeTakeFirst();
}

type Begun = { owner: Owner; mobile: string; dueAt: number };

/** Answers when the phone is due, to who has a session: of the change that waits already, if one does. */
function begin(
  { db, keys }: AskingServices,
  { owner: { userId, sessionId, ownMobile }, mobile, dueAt }: Begun,
  now: number,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const held = await isPhoneHeld(trx, userId, now);
    if (held && sessionId !== null) throw new Problem('phoneHeld');
    if (sessionId === null && (held || (await wasRefused(trx, userId, now)))) return dueAt;
    const waits = await findWaiting(trx, userId);
    if (waits) return sessionId === null ? dueAt : waits.dueAt;
    const id = newId();
    await trx
      .insertInto('phone_changes')
      .values({
        ...{ id, user_id: userId, session_id: sessionId, state: 'waiting' },
        own_sealed: keys.seal('phone_changes.own_sealed', id, ownMobile),
        mobile_sealed: keys.seal('phone_changes.mobile_sealed', id, mobile),
        ...{ asked_at: now, due_at: dueAt, ended_at: null },
      })
      .execute();
    await tellOfPhoneChange(trx, { changeId: id, step: 'asked' }, now);
    await tellOfPhoneChange(trx, { changeId: id, step: 'soon' }, dueAt - dayMs);
    const finish = { id: `${finishPhoneJob}:${id}`, name: finishPhoneJob };
    await enqueue(trx, { ...finish, payload: { changeId: id }, runAt: dueAt });
    return dueAt;
  });
}

async function wasRefused(trx: Trx, userId: string, now: number): Promise<boolean> {
  const refused = await trx
    .selectFrom('phone_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['refused', 'ownShown'])
    .where('ended_at', '>', now - refusedForMs)
    .limit(1)
    .executeTakeFirst();
  return refused !== undefined;
}
