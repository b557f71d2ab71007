import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';

type Taken = ReturnType<Services['visits']['takeAll']>;
type Touched = ReturnType<Services['visits']['takeTouched']>;

/** Writes what was counted; what can't be written is kept for the next time. */
export async function writeVisits({ db, visits }: Pick<Services, 'db' | 'visits'>): Promise<void> {
  const [days, touched] = [visits.takeAll(), visits.takeTouched()];
  if (days.length + touched.length === 0) return;
  try {
    await inTransaction(db, async (trx) => {
      await writeDays(trx, days);
      await writeTouched(trx, touched);
    });
  } catch (error) {
    for (const one of days) visits.add(one);
    for (const one of touched) visits.addTouched(one);
    throw error;
  }
}

async function writeDays(trx: Trx, days: Taken): Promise<void> {
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
}

async function writeTouched(trx: Trx, touched: Touched): Promise<void> {
  for (const { day, channel, sharedv, visitCount } of touched) {
    await trx
      .insertInto('touched_visit_days')
      .values({ day, channel, sharedv, visit_count: visitCount })
      .onConflict((conflict) =>
        conflict.columns(['day', 'channel', 'sharedv']).doUpdateSet((eb) => ({
          visit_count: eb('touched_visit_days.visit_count', '+', visitCount),
        })),
      )
      .execute();
  }
}
