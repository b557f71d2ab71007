import type { Services } from '#src/server/services.ts';

/** Was this device asked for in this very session? */
export async function hasTarget({ db }: Pick<Services, 'db'>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_targets')
    .select('id')
    .where('session_id', '=', sessionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
