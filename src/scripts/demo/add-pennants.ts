import type { Viewer } from '#src/server/door/viewer.ts';
import { awardVisit } from '#src/server/papers/pennants/award-visit.ts';
import { findPeople } from '#src/server/papers/pennants/find-people.ts';
import { givePennant } from '#src/server/papers/pennants/give-pennant.ts';
import type { Services } from '#src/server/services.ts';
import { findVenues } from '#src/server/venues/find-venue.ts';
import { noteVisit } from '#src/server/venues/note-visit.ts';
import type { ThankedFor } from '#src/shared/papers/pennants/pennant-view.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { demoId } from './add-story.ts';
import { decideAtDesk } from './decide-at-desk.ts';

const locale = 'zh-CN';

/** It says by family whom it thanks for what. Staff have not looked at the last one yet. */
const told: readonly { slug: string; kind: ThankedFor; words: string; hoursAgo: number }[] = [
  { slug: 'kidney-xiaona', kind: 'gave', words: '雪中送炭', hoursAgo: 61 },
  { slug: 'kidney-xiaona', kind: 'verified', words: '仗义执言，暖我全家', hoursAgo: 60 },
  { slug: 'leukemia-xiaoyu', kind: 'gave', words: '素不相识，恩重如山', hoursAgo: 26 },
  { slug: 'heart-leyang', kind: 'spoke', words: '一句话，撑过一个晚上', hoursAgo: 5 },
];
const unseen = 1;

type Given = { donors: readonly Viewer[]; staffUserId: string; now: number };

/**
 * Writes pennants between people who met on the demo's appeals, and one for who came to its venue.
 */
export async function addPennants(
  services: Services,
  { donors, staffUserId, now }: Given,
): Promise<void> {
  for (const [index, { slug, hoursAgo, ...pennant }] of told.entries()) {
    const { owner_user_id: userId } = await services.db
      .selectFrom('cases')
      .select('owner_user_id')
      .where('id', '=', demoId(slug))
      .executeTakeFirstOrThrow();
    const at = now - hoursAgo * 3_600_000;
    const asked = { userId, kind: pennant.kind, anchorId: '', size: 1, locale } as const;
    const [person] = (await findPeople(services.db, asked, now)).list;
    if (!person) continue;
    const given = { ...pennant, userId, toUserId: person.toUserId, locale } as const;
    const { pennantId } = await givePennant(services, given, at);
    if (index >= told.length - unseen) continue;
    const read = { queue: 'pennant', subjectId: pennantId, staffUserId } as const;
    await decideAtDesk(services, read, at + dayMs / 24);
  }
  await visitVenue(services, donors[0], now);
}

async function visitVenue(
  services: Services,
  donor: Viewer | undefined,
  now: number,
): Promise<void> {
  const [venue] = await findVenues(services.db, { locale, running: true });
  if (!venue || !donor) return;
  const { userId } = donor;
  for (const daysAgo of [4, 3, 1])
    await noteVisit(services.db, { venue, userId }, now - daysAgo * dayMs);
  await awardVisit(services, { activityId: venue.activityId, userId, locale }, now - dayMs);
}
