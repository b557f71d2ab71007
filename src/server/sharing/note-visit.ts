import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { dateStamp } from '#src/shared/cases/display.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { Visit } from './count-visit.ts';

/** Counts who opens the page of a case, once a day each; its fundraiser never. */
export async function noteVisit(
  { db, keys, visits }: Pick<Services, 'db' | 'keys' | 'visits'>,
  { caseId, userId, address, userAgent }: Omit<Visit, 'shareSourceId'>,
  now: number,
): Promise<void> {
  const day = dateStamp(now);
  const who = userId ?? `${address} ${userAgent}`;
  if (!visits.meet(keys.blindIndex('case-visitor', `${caseId} ${day} ${who}`))) return;
  const found = await db
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .where('status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  if (found && found.owner_user_id !== userId) visits.add({ caseId, day, visitCount: 1 });
}

/** Writes what was counted; what can't be written is kept for the next time. */
export async function writeVisits({ db, visits }: Pick<Services, 'db' | 'visits'>): Promise<void> {
  const days = visits.takeAll();
  if (days.length === 0) return;
  try {
    await inTransaction(db, async (trx) => {
      for (const { caseId, day, visitCount } of days) {
        await trx
          .insertInto('case_visit_days')
          .values({ case_id: caseId, day, visit_count: visitCount })
          .onConflict((conflict) =>
            conflict.columns(['case_id', 'day']).doUpdateSet((eb) => ({
              visit_count: eb('case_visit_days.visit_count', '+', visitCount),
            })),
          )
          .execute();
      }
    });
  } catch (error) {
    for (const one of days) visits.add(one);
    throw error;
  }
}
