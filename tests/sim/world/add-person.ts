import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { openSession } from '#src/server/accounts/session/open-session.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import type { Person } from './base.ts';

/** Writes somebody who signed in with a mobile number. */
export function addPerson({ db, keys, now }: Services, mobile: string): Promise<Person> {
  return inTransaction(db, async (trx) => {
    const user = await findOrCreateUser(trx, keys, { mobile, locale: 'zh-CN', now: now() });
    const session = { userId: user.id, device: 'Sim', userinfoScope: false, now: now() };
    return { userId: user.id, token: (await openSession(trx, session)).token };
  });
}
