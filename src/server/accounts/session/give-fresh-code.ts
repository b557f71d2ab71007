import { endAsOwnShown } from '#src/server/accounts/lost-phone/end-phone-change.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Asker } from './code-asker.ts';
import { findOwnMobile } from './find-own-mobile.ts';
import { spendVerifyCode } from './spend-verify-code.ts';

type Given = { userId: string; sessionId: string; code: string; asker: Asker };

/** Notes that whoever has the session has the account's phone too, now. */
export async function giveFreshCode(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { userId, sessionId, code, asker }: Given,
  now: number,
): Promise<void> {
  const mobile = await findOwnMobile({ db, keys }, userId);
  if (mobile === undefined) throw new Problem('phoneNotBound');
  await spendVerifyCode({ db, keys }, { mobile, code, asker, scene: 'fresh' }, now);
  await inTransaction(db, async (trx) => {
    await trx.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute();
    await endAsOwnShown(trx, userId, now);
  });
}
