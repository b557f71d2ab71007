import type { Database } from '#src/server/db/database.ts';
import { type LiveKeyRing, openKeyRing } from '#src/server/platform/keys/open-key-ring.ts';
import { keyServiceOf } from '#src/server/platform/keys/open-keys.ts';
import { createKeys, type Keys } from '#src/server/platform/keys.ts';

export type Node = { keys: Keys; ring: LiveKeyRing };

/** Opens the keys of one node of several: each has a ring of its own over the one database. */
export async function openNode(
  db: Database,
  { keyFile, now }: { keyFile: string; now: () => number },
): Promise<Node> {
  const ring = await openKeyRing(db, { service: keyServiceOf({ keyFile }), now });
  return { ring, keys: createKeys({ secret: 'a secret that is long enough for a test', ring }) };
}

export const mobileOf = (at: number) => `138${String(at).padStart(8, '0')}`;
const idOf = (at: number) => `user-${String(at).padStart(4, '0')}`;

/** Adds accounts, each with a sealed number, and an answer of each by the two parts of its key. */
export async function addSealedRows(db: Database, keys: Keys, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const id = idOf(at);
    await db
      .insertInto('users')
      .values({
        ...{ id, nickname: id, head_img_url: '', locale: 'zh-CN', created_at: 1 },
        ...{ mobile_index: id, mobile_masked: '138****0000' },
        mobile_sealed: keys.seal('users.mobile_sealed', id, mobileOf(at)),
      })
      .execute();
    const answer_sealed = keys.seal('idempotency_keys.answer_sealed', [id, 'c'], mobileOf(at));
    const known = { key: id, call: 'c', owner: 'o', body_hash: 'b', created_at: 1 };
    await db
      .insertInto('idempotency_keys')
      .values({ ...known, answer_sealed })
      .execute();
  }
}

/** Writes another number, as a person does while values are sealed anew. */
export async function writeMobile(db: Database, keys: Keys, at: number, mobile: string) {
  const id = idOf(at);
  await db
    .updateTable('users')
    .set({ mobile_sealed: keys.seal('users.mobile_sealed', id, mobile) })
    .where('id', '=', id)
    .execute();
}

/** Reads everything that is sealed, opened, with the keys that sealed it. */
export async function readSealedRows(db: Database, keys: Keys) {
  const users = await db
    .selectFrom('users')
    .select(['id', 'mobile_sealed'])
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('idempotency_keys')
    .select(['key', 'call', 'answer_sealed'])
    .orderBy('key')
    .execute();
  const sealed = [
    ...users.map((row) => row.mobile_sealed ?? ''),
    ...answers.map((row) => row.answer_sealed),
  ];
  return {
    mobiles: users.map((row) => keys.open('users.mobile_sealed', row.id, row.mobile_sealed ?? '')),
    answers: answers.map((row) =>
      keys.open('idempotency_keys.answer_sealed', [row.key, row.call], row.answer_sealed),
    ),
    keyIds: [...new Set(sealed.map((one) => one.split('.')[0]))],
  };
}
