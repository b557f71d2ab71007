import type { Database, Trx } from '#src/server/db/database.ts';
import { isKept, keptInFen } from '#src/server/db/kept-gifts.ts';
import { groups } from '#src/shared/experiments/cashier-test.ts';
import type { GroupResult } from '#src/shared/experiments/group-result.ts';

/** Finds a test's results by group; gifts count by donors, so that one of ten gifts is one. */
export async function findGroupResults(
  db: Database | Trx,
  experimentId: string,
): Promise<GroupResult[]> {
  const [shown, given] = await Promise.all([
    db
      .selectFrom('experiment_exposures')
      .select(['group_no as group', (eb) => eb.fn.countAll<number>().as('shown')])
      .where('experiment_id', '=', experimentId)
      .groupBy('group_no')
      .execute(),
    findGiven(db, experimentId),
  ]);
  return groups.map((group) => ({
    ...nothingGiven,
    ...given.find((row) => row.group === group),
    group,
    shown: Number(shown.find((row) => row.group === group)?.shown ?? 0),
  }));
}

const nothingGiven = { givers: 0, gifts: 0, givenInFen: 0, sumOfSquares: 0 };

async function findGiven(db: Database | Trx, experimentId: string) {
  const rows = await db
    .selectFrom(giversOf(db, experimentId).as('giver'))
    .select((eb) => [
      'giver.group',
      eb.fn.countAll<number>().as('givers'),
      eb.cast<number>(eb.fn.sum('giver.gifts'), 'bigint').as('gifts'),
      eb.cast<number>(eb.fn.sum('giver.inFen'), 'bigint').as('givenInFen'),
      eb.fn
        .sum<number>(
          eb(
            eb.cast<number>('giver.inFen', 'double precision'),
            '*',
            eb.cast<number>('giver.inFen', 'double precision'),
          ),
        )
        .as('sumOfSquares'),
    ])
    .groupBy('giver.group')
    .execute();
  return rows.map((row) => ({ ...row, givers: Number(row.givers) }));
}

/** Finds a row for each donor whose gift was paid and did not go back whole. */
function giversOf(db: Database | Trx, experimentId: string) {
  return db
    .selectFrom('experiment_gifts as gift')
    .innerJoin('donations', 'donations.id', 'gift.order_id')
    .innerJoin('experiment_exposures as exposure', (join) =>
      join
        .onRef('exposure.experiment_id', '=', 'gift.experiment_id')
        .onRef('exposure.subject', '=', 'gift.subject'),
    )
    .where('gift.experiment_id', '=', experimentId)
    .where('donations.paid_at', 'is not', null)
    .where(isKept)
    .groupBy(['gift.subject', 'exposure.group_no'])
    .select((eb) => [
      'exposure.group_no as group',
      eb.fn.countAll<number>().as('gifts'),
      eb.cast<number>(eb.fn.sum(keptInFen), 'bigint').as('inFen'),
    ]);
}
