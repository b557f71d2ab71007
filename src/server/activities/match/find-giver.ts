import type { Trx } from '#src/server/db/database.ts';
import { weighGiver } from './find-bar.ts';

type Gift = Parameters<typeof weighGiver>[1];

/** The giver, where a sponsor may add to the gift at all. */
export async function findGiver(
  trx: Trx,
  gift: Gift,
  rule: { accountAgeDays: number },
): Promise<string | undefined> {
  const weighed = await weighGiver(trx, gift, rule);
  return 'userId' in weighed ? weighed.userId : undefined;
}
