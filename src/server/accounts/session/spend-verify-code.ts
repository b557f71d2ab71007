import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import type { CodeScene } from '#src/shared/accounts/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { mobileIndexOf } from './find-or-create-user.ts';
import { codeHashOf } from './send-verify-code.ts';

const maxTries = 5;

type Given = { mobile: string; code: string; scene: CodeScene };

/**
 * Uses up the newest code of a number, or refuses with `verifyCodeWrong` or `verifyCodeSpent`.
 * Every step is a statement of its own: a try stays counted whatever happens after it.
 */
export async function spendVerifyCode(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { mobile, code, scene }: Given,
  now: number,
): Promise<void> {
  const newest = await db
    .selectFrom('verify_codes')
    .select(['id', 'code_hash'])
    .where('mobile_index', '=', mobileIndexOf(keys, mobile))
    .where('scene', '=', scene)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || !(await countTry(db, newest.id, now))) throw spent();
  if (!isSame(newest.code_hash, codeHashOf(keys, newest.id, code))) {
    throw new Problem('verifyCodeWrong', { fields: { code: 'verifyCodeMismatch' } });
  }
  if (!(await markUsed(db, newest.id, now))) throw spent();
}

function spent(): Problem {
  return new Problem('verifyCodeSpent', { fields: { code: 'verifyCodeSpent' } });
}

/** Counted before comparing, so that guesses sent at once can't share a try. */
async function countTry(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verify_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', maxTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function markUsed(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verify_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
