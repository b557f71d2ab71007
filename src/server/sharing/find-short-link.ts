import type { Services } from '#src/server/services.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { readCode } from '#src/shared/sharing/check-code.ts';

/** Finds where a token leads, if there is one and its place is still ours. */
export async function findShortLink(
  { db, config }: Pick<Services, 'db' | 'config'>,
  typed: string,
): Promise<{ token: string; target: string } | undefined> {
  const token = readCode(typed);
  if (!token) return undefined;
  const row = await db
    .selectFrom('short_links')
    .select('target')
    .where('token', '=', token)
    .executeTakeFirst();
  const target = safeTarget(row?.target, config.ownOrigins);
  return target === undefined ? undefined : { token, target };
}
