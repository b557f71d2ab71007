import type { Trx } from '#src/server/db/database.ts';

type Drawn = { activityId: string; drawnId: number };

/**
 * Takes one of an award, or where it is gone one of the next in the table that is left: one
 * statement, and "nothing" never runs out. Answers the place of what was taken.
 */
export async function takeAward(trx: Trx, { activityId, drawnId }: Drawn): Promise<number> {
  const { award_id } = await trx
    .updateTable('lottery_awards')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('activity_id', '=', activityId)
    .where('award_id', '=', ({ selectFrom }) =>
      selectFrom('lottery_awards as left')
        .select(({ fn }) => fn.min('left.award_id').as('award_id'))
        .where('left.activity_id', '=', activityId)
        .where('left.award_id', '>=', drawnId)
        .where((eb) =>
          eb.or([eb('left.stock', 'is', null), eb('left.taken', '<', eb.ref('left.stock'))]),
        ),
    )
    .returning('award_id')
    .executeTakeFirstOrThrow();
  return award_id;
}
