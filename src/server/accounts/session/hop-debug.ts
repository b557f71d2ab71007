import type { RequestContext } from '#src/server/door/request-env.ts';
import type { ShownHop } from '#src/shared/accounts/shown-hop.ts';
import { parseUrl } from '#src/shared/platform/parse-url.ts';

/** The documents name it so in an address; it stays in the address that the hops lead to. */
export const debugName = 'isMulDomainDebug';

/** Does this address ask to see the hops? Whether they are shown is another question. */
export function asksForHops(target: string): boolean {
  return parseUrl(target, 'http://any.invalid')?.searchParams.get(debugName) === '1';
}

/**
 * Finds the hop for staff of a demo who asked for it; nobody else is held up, and live nobody is.
 */
export async function findShownHop(
  c: RequestContext,
  { userId, ...hop }: Omit<ShownHop, 'mainOrigin'> & { userId: string },
): Promise<ShownHop | undefined> {
  const { db, config } = c.var.services;
  if (config.mode !== 'demo') return undefined;
  const role = await db
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return role && { ...hop, mainOrigin: config.publicOrigin };
}
