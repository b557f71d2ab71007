import type { Trx } from '#src/server/db/database.ts';
import { platforms } from '#src/shared/platform/platforms.ts';

/** Was a gift given within QQ? The page that ordered it said where it ran; it is kept with the gift. */
export async function cameByQq(trx: Trx, orderId: string): Promise<boolean> {
  const { platform } = await trx
    .selectFrom('donations')
    .select('platform')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return platform === platforms.qq;
}
