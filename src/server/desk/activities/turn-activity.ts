import { takeStep } from '#src/server/activities/take-step.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import type { StaffStep } from '#src/shared/activities/activity-statuses.ts';
import type { StaffAct } from '#src/shared/review/staff-acts.ts';

const acts = {
  resume: 'resumeActivity',
  control: 'controlActivity',
  pause: 'pauseActivity',
  freeze: 'freezeActivity',
  end: 'endActivity',
} as const satisfies Record<StaffStep, StaffAct>;

type Asked = { activityId: string; step: StaffStep; reason: string; staffUserId: string };

/** One of the staff stops an activity at once; what was frozen another one lets go on. */
export async function turnActivity(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { reason, ...asked }: Asked,
  now: number,
): Promise<void> {
  const pages = await inTransaction(db, async (trx) => {
    const taken = await takeStep(trx, asked, now);
    const { step, staffUserId, activityId: subjectId } = asked;
    await recordAct(trx, { act: acts[step], staffUserId, reason, subjectId, now });
    return taken;
  });
  pageTags.purge(pages);
}
