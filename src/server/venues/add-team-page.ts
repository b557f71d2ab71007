import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { addSums } from './add-sums.ts';

/** One person may have so many in one venue, those that staff took down included. */
const mostPages = 3;

type NewPage = { activityId: string; name: string; userId: string };

/**
 * Opens a team's page within a venue that runs: it is there at once, and staff look at its name
 * after. The same name sent again is the same page.
 */
export async function addTeamPage(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  page: NewPage,
  now: number,
): Promise<{ subActivityId: string }> {
  const subActivityId = await inTransaction(db, async (trx) => {
    // Two pages of one person wait for each other.
    await lockUser(trx, page.userId);
    await requireRunning(trx, page, now);
    const own = await trx
      .selectFrom('sub_venues')
      .select(['id', 'name', 'hidden_at'])
      .where('created_by', '=', page.userId)
      .where('activity_id', '=', page.activityId)
      .execute();
    const same = own.find(({ name, hidden_at }) => name === page.name && hidden_at === null);
    if (same) return same.id;
    if (own.length >= mostPages) throw new Problem('teamPagesFull');
    return insert(trx, page, now);
  });
  pageTags.purge([tagOfLists]);
  return { subActivityId };
}

async function requireRunning(trx: Trx, { activityId }: NewPage, now: number): Promise<void> {
  const venue = await trx
    .selectFrom('venues')
    .innerJoin('activities', 'activities.id', 'venues.activity_id')
    .select(['status', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('venues.activity_id', '=', activityId)
    .executeTakeFirst();
  if (!venue) throw new Problem('notFound');
  const { status, startsAt, endsAt } = venue;
  if (status !== 'APPROVE' || now < startsAt || now >= endsAt) throw new Problem('venueClosed');
}

async function insert(trx: Trx, { activityId, name, userId }: NewPage, now: number) {
  const id = newId();
  const made = { activity_id: activityId, name, created_by: userId, created_at: now };
  await trx
    .insertInto('sub_venues')
    .values({ id, ...made, hidden_at: null })
    .execute();
  await addSums(trx, id);
  const task = { queue: 'teamPage', subjectId: id, caseId: null } as const;
  await openTask(trx, { ...task, submittedBy: userId, now });
  return id;
}
