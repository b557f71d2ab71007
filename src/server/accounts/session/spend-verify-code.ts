import type { Database } from '#src/server/db/database.ts';
import { isSame } from '#src/server/platform/is-same.ts';
import type { Services } from '#src/server/services.ts';
import type { CodeScene } from '#src/shared/accounts/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Asker } from './code-asker.ts';
import { giveCodeBack, rememberBrowser } from './code-rates.ts';
import { mobileIndexOf } from './find-or-create-user.ts';
import { codeHashOf } from './send-verify-code.ts';

const maxTries = 5;

export type Given = { mobile: string; code: string; asker: Asker };
type Found = {
  id: string;
  code_hash: string;
  address_index: string;
  network_index: string;
  proved: 0 | 1;
};

export type Code = { mobile: string; code: string; scene: CodeScene; field: 'code' | 'ownCode' };
type Parts = Pick<Services, 'db' | 'keys'>;

/** Uses up one code; see below. */
export function spendVerifyCode(
  parts: Parts,
  { asker, ...code }: Given & { scene: CodeScene },
  now: number,
): Promise<void> {
  return spendVerifyCodes(parts, { codes: [{ ...code, field: 'code' }], asker }, now);
}

/**
 * Uses up the newest codes that this browser asked for, all of them or none, or refuses with
 * `verifyCodeWrong` or `verifyCodeSpent`. Every step is a statement of its own: a try stays counted
 * whatever happens after it.
 */
export async function spendVerifyCodes(
  { db, keys }: Parts,
  { codes, asker }: { codes: readonly Code[]; asker: Asker },
  now: number,
): Promise<void> {
  const fitting: (Found & { mobileIndex: string; field: Code['field'] })[] = [];
  for (const one of codes) {
    const mobileIndex = mobileIndexOf(keys, one.mobile);
    const found = await compare({ db, keys }, { ...one, mobileIndex, asker }, now);
    fitting.push({ ...found, mobileIndex, field: one.field });
  }
  for (const { id, field } of fitting) {
    if (!(await markUsed(db, id, now))) throw spent(field);
  }
  const { cookieHash } = asker;
  for (const { mobileIndex, address_index: addressIndex, ...code } of fitting) {
    const { network_index: networkIndex, proved } = code;
    const given = { mobileIndex, addressIndex, networkIndex, proved: proved === 1 };
    await giveCodeBack(db, given, now);
    if (cookieHash) await rememberBrowser(db, { mobileIndex, cookieHash }, now);
  }
}

async function compare(
  { db, keys }: Parts,
  { code, field, ...asked }: Code & { mobileIndex: string; asker: Asker },
  now: number,
): Promise<Found> {
  const newest = await findNewest(db, asked);
  if (!newest || !(await countTry(db, { id: newest.id, asker: asked.asker }, now)))
    throw spent(field);
  if (!isSame(newest.code_hash, codeHashOf(keys, newest.id, code)))
    throw new Problem('verifyCodeWrong', { fields: { [field]: 'verifyCodeMismatch' } });
  return newest;
}

/** Who keeps no cookies is known by the address that asked. */
function findNewest(
  db: Database,
  { mobileIndex, scene, asker }: { mobileIndex: string; scene: CodeScene; asker: Asker },
): Promise<Found | undefined> {
  return db
    .selectFrom('verify_codes')
    .select(['id', 'code_hash', 'address_index', 'network_index', 'proved'])
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

function spent(field: Code['field']): Problem {
  return new Problem('verifyCodeSpent', { fields: { [field]: 'verifyCodeSpent' } });
}

/**
 * It is counted before comparing, so that guesses sent at once can't share a try. Those without the
 * cookie count by themselves: others behind the same address use up nothing of the browser's own.
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
