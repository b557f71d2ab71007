import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import { isSame } from '#src/server/platform/is-same.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { mailCodeHash } from './ask-address.ts';

const maxTries = 5;

type Given = { userId: string; code: string };

/** Whoever has the code has the mailbox: notices go there from now on, and nowhere they went before. */
export async function giveMailCode(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { userId, code }: Given,
  now: number,
): Promise<void> {
  const { id, codeHash } = await countTry(db, userId, now);
  if (!isSame(codeHash, mailCodeHash(keys, { id, code })))
    throw new Problem('verifyCodeWrong', { fields: { code: 'verifyCodeMismatch' } });
  await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const own = trx.deleteFrom('mail_addresses').where('user_id', '=', userId);
    await own.where('verified_at', 'is not', null).execute();
    const { numUpdatedRows } = await trx
      .updateTable('mail_addresses')
      .set({ code_hash: null, code_expires_at: null, verified_at: now })
      .where('id', '=', id)
      .where('verified_at', 'is', null)
      .executeTakeFirst();
    // Another one was asked for meanwhile, or the same code given twice at once.
    if (numUpdatedRows === 0n) throw spent();
  });
}

/** It is counted before comparing, so that guesses sent at once can't share a try. */
async function countTry(
  db: Database,
  userId: string,
  now: number,
): Promise<{ id: string; codeHash: string }> {
  const tried = await db
    .updateTable('mail_addresses')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('verified_at', 'is', null)
    .where('tries', '<', maxTries)
    .where('code_expires_at', '>', now)
    .returning(['id', 'code_hash as codeHash'])
    .executeTakeFirst();
  if (!tried?.codeHash) throw spent();
  return { id: tried.id, codeHash: tried.codeHash };
}

function spent(): Problem {
  return new Problem('verifyCodeSpent', { fields: { code: 'verifyCodeSpent' } });
}
