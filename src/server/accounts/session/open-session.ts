import { randomBytes } from 'node:crypto';
import type { Trx } from '#src/server/db/database.ts';
import { newId, sha256 } from '#src/server/platform/keys.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

/** `provedAt` is when a code of the phone was given, where one was. */
type Wanted = {
  userId: string;
  device: string;
  userinfoScope: boolean;
  provedAt?: number;
  now: number;
};

/** A session lives this long after it was last seen. */
export const sessionLifeMs = 365 * dayMs;

/** Opens a session and answers its token, 256 random bits of which only a hash is kept. */
export async function openSession(
  trx: Trx,
  wanted: Wanted,
): Promise<{ id: string; token: string }> {
  const id = newId();
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('sessions')
    .values({
      id,
      token_hash: sha256(token),
      user_id: wanted.userId,
      device: wanted.device,
      userinfo_scope: wanted.userinfoScope ? 1 : 0,
      created_at: wanted.now,
      seen_at: wanted.now,
      expires_at: wanted.now + sessionLifeMs,
      revoked_at: null,
      proved_at: wanted.provedAt ?? null,
    })
    .execute();
  return { id, token };
}
