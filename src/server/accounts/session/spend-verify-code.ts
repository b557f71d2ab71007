import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import type { CodeScene } from '#src/shared/accounts/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Asker } from './code-asker.ts';
import { giveCodeBack, rememberBrowser } from './code-rates.ts';
import { mobileIndexOf } from './find-or-create-user.ts';
import { codeHashOf } from './send-verify-code.ts';

const maxTries = 5;

export type Given = { mobile: string; code: string; asker: Asker };
type Found = { id: string; code_hash: string; address_index: string };

/**
 * Uses up the newest code that this browser asked for, or refuses with `verifyCodeWrong` or
 * `verifyCodeSpent`. Every step is a statement of its own: a try stays counted whatever happens after it.
 */
export async function spendVerifyCode(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { mobile, code, scene, asker }: Given & { scene: CodeScene },
  now: number,
): Promise<void> {
  const mobileIndex = mobileIndexOf(keys, mobile);
  const newest = await findNewest(db, { mobileIndex, scene, asker });
  if (!newest || !(await countTry(db, { id: newest.id, asker }, now))) throw spent();
  if (!isSame(newest.code_hash, codeHashOf(keys, newest.id, code))) {
    throw new Problem('verifyCodeWrong', { fields: { code: 'verifyCodeMismatch' } });
  }
  if (!(await markUsed(db, newest.id, now))) throw spent();
  await giveCodeBack(db, { mobileIndex, addressIndex: newest.address_index }, now);
  const { cookieHash } = asker;
  if (cookieHash) await rememberBrowser(db, { mobileIndex, cookieHash }, now);
}

/** Who keeps no cookies is known by the address that asked. */
function findNewest(
  db: Database,
  { mobileIndex, scene, asker }: { mobileIndex: string; scene: CodeScene; asker: Asker },
): Promise<Found | undefined> {
  return db
    .selectFrom('verify_codes')
    .select(['id', 'code_hash', 'address_index'])
    .where('mobile_index', '=', mobileIndex)
    .where('scene', '=', scene)
    .where((eb) =>
      asker.cookieHash
        ? eb('asker_hash', '=', asker.cookieHash)
        : eb('address_index', '=', asker.addressIndex),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function spent(): Problem {
  return new Problem('verifyCodeSpent', { fields: { code: 'verifyCodeSpent' } });
}

/**
 * Counted before comparing, so that guesses sent at once can't share a try. Those without the cookie
 * count by themselves: others behind the same address use up nothing of the browser's own.
 */
async function countTry(
  db: Database,
  { id, asker }: { id: string; asker: Asker },
  now: number,
): Promise<boolean> {
  const counter = asker.cookieHash ? 'tries' : 'address_tries';
  const { numUpdatedRows } = await db
    .updateTable('verify_codes')
    .set((row) => ({ [counter]: row(counter, '+', 1) }))
    .where('id', '=', id)
    .where(counter, '<', maxTries)
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
