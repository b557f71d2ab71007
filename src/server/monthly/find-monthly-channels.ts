import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { payChannelsFor } from '#src/shared/donations/pay-channels.ts';

type Where = Parameters<typeof payChannelsFor>[0];

/** Finds the channels that work where the donor is and whose gateway can charge by an agreement. */
export function findMonthlyChannels(
  { gateways }: Pick<Services, 'gateways'>,
  where: Where,
): readonly number[] {
  return payChannelsFor(where).filter((channel) => {
    try {
      return gateways.forChannel(channel).agreements !== undefined;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  });
}
