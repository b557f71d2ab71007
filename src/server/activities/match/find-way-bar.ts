import type { Trx } from '#src/server/db/database.ts';
import type { MatchType } from '#src/shared/activities/activity-types.ts';
import type { DropRule, MatchRule } from '#src/shared/activities/match-rule.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';
import { walletOf } from '#src/shared/donations/pay-channels.ts';
import { platforms } from '#src/shared/platform/platforms.ts';

type Gift = { orderId: string; type: MatchType; rule: MatchRule | DropRule };

/**
 * Finds what a gift came by and was paid by, where the activity asks: the page that ordered it said
 * where it ran and through which channel it is paid; both are kept with the gift.
 */
export async function findWayBar(
  trx: Trx,
  { orderId, type, rule }: Gift,
): Promise<MatchBar | undefined> {
  const onlyQq = type === 'qqMatchingDonation';
  if (!onlyQq && !('wallet' in rule)) return undefined;
  const { platform, channel } = await trx
    .selectFrom('donations')
    .select(['platform', 'pay_channel as channel'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (onlyQq && platform !== platforms.qq) return 'channel';
  return 'wallet' in rule && walletOf(channel) !== rule.wallet ? 'wallet' : undefined;
}
