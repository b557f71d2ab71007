import { requireOpenTo } from '#src/server/activities/open-activity.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { PromisedActivity } from '#src/shared/activities/activity-fields.ts';
import type { PromisedVenue } from '#src/shared/venues/venue-fields.ts';

type Promised =
  | { kind?: 'activity'; promised: PromisedActivity }
  | { kind: 'venue'; promised: PromisedVenue };
type Asked = Promised & { reason: string; staffUserId: string };

/** The first of two writes an activity down; nothing is promised before the second. */
export async function proposeActivity(
  db: Database,
  { kind = 'activity', promised, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  const subject = newId();
  await inTransaction(db, async (trx) => {
    await requireOpenTo(trx, promised, now);
    await addProposal(trx, { kind, subject, value: promised, reason, staffUserId }, now);
    const detail = { value: promised.name, sponsor: promised.sponsor };
    const act = { act: 'proposeActivity', staffUserId, reason, subjectId: subject } as const;
    await recordAct(trx, { ...act, detail, now });
  });
}
