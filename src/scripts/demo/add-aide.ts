import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { acceptHelp } from '#src/server/raising/aides/accept-help.ts';
import { inviteAide } from '#src/server/raising/aides/invite-aide.ts';
import type { Services } from '#src/server/services.ts';
import { pendingCases } from './pending-cases.ts';

/** This is the number that the medical social worker of the demo signs in with. */
const mobile = '13900000008';

/** A family that has something to mend lets a social worker of its hospital fill in with it. */
export async function addAide(services: Services, now: number): Promise<void> {
  const { db, keys } = services;
  const family = pendingCases.find(({ refused }) => refused);
  const found = await db
    .selectFrom('cases')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .select('cases.id')
    .where('mobile_index', '=', keys.blindIndex('mobile', family?.mobile ?? ''))
    .executeTakeFirstOrThrow();
  const { id: userId } = await inTransaction(db, (trx) =>
    findOrCreateUser(trx, keys, { mobile, nickname: '社工小秦', locale: 'zh-CN', now }),
  );
  const { helpId } = await inviteAide(db, { caseId: found.id, kind: 'socialWorker' }, now);
  await acceptHelp(services, { helpId, userId }, now);
}
