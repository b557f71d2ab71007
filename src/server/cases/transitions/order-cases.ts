import type { Flag } from '#src/server/db/columns.ts';
import type { Trx } from '#src/server/db/database.ts';

/** It says where a case stands in lists that follow the rule of order. */
export type CasePlace = {
  needSeen: Flag;
  /** This is the first day since which it has been quiet. */
  quietSinceDay: number;
  unhelped: Flag;
};

/** It is written once a night, so that nothing that happens by day moves a case. */
export async function placeCase(trx: Trx, caseId: string, place: CasePlace): Promise<void> {
  await trx
    .updateTable('cases')
    .set({
      need_seen: place.needSeen,
      quiet_since_day: place.quietSinceDay,
      unhelped: place.unhelped,
    })
    .where('id', '=', caseId)
    .execute();
}
