import type { Services } from '#src/server/services.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { Touches } from '#src/shared/platform/touches.ts';
import type { Visit } from './count-visit.ts';

type Noted = Omit<Visit, 'shareSourceId'> & { touches: Touches | undefined };

/** Counts who opens the page of a case, once a day each; its fundraiser never. */
export async function noteVisit(
  { db, keys, visits }: Pick<Services, 'db' | 'keys' | 'visits'>,
  { caseId, userId, address, userAgent, touches }: Noted,
  now: number,
): Promise<void> {
  const day = dayOf(now);
  const who = userId ?? `${address} ${userAgent}`;
  if (!visits.meet(keys.blindIndex('case-visitor', `${caseId} ${day} ${who}`))) return;
  const found = await db
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .where('status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  if (!found || found.owner_user_id === userId) return;
  visits.add({ caseId, day, visitCount: 1 });
  if (!touches) return;
  const { channel = '', sharedv = '' } = touches.last;
  visits.addTouched({ day, channel, sharedv, visitCount: 1 });
}
