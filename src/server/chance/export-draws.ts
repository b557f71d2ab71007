import { openAddress } from '#src/server/kinds/goods/address.ts';
import type { Services } from '#src/server/services.ts';

const prizePlace = 'lottery_prizes.address_sealed';

/**
 * Answers a person's draws with their numbers in the public records, and where things were to go.
 */
export async function exportDraws({ db, keys }: Pick<Services, 'db' | 'keys'>, userId: string) {
  const draws = await db
    .selectFrom('lottery_players')
    .innerJoin('lottery_draws', (join) =>
      join
        .onRef('lottery_draws.activity_id', '=', 'lottery_players.activity_id')
        .onRef('lottery_draws.person', '=', 'lottery_players.person'),
    )
    .selectAll('lottery_draws')
    .where('user_id', '=', userId)
    .execute();
  const prizes = await db
    .selectFrom('lottery_prizes')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  return {
    draws,
    prizes: prizes.map(({ address_sealed, ...prize }) => ({
      ...prize,
      address:
        address_sealed && openAddress(keys, { place: prizePlace, row: prize.id }, address_sealed),
    })),
    saidToBeAdult: await db
      .selectFrom('adult_declarations')
      .selectAll()
      .where('user_id', '=', userId)
      .execute(),
  };
}
