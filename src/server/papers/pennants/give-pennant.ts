import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import { notify } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { pennantGive } from '#src/shared/papers/pennants/calls.ts';
import { mostPennantsADay, type PennantView } from '#src/shared/papers/pennants/pennant-view.ts';
import { dayNumberOf, startOfDayNumber } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findBond } from './find-bonds.ts';
import { findPennant } from './find-pennants.ts';

type Given = CallParsed<typeof pennantGive> & { userId: string };

/**
 * Thanks someone met on an appeal: it is there at once, and staff look at it after. One a pair and
 * kind; the same words sent again are the same pennant.
 */
export async function givePennant(
  { db, keys, wakeJobs }: Pick<Services, 'db' | 'keys' | 'wakeJobs'>,
  { locale, ...given }: Given & { locale: Locale },
  now: number,
): Promise<PennantView> {
  const { userId } = given;
  const view = await inTransaction(db, async (trx) => {
    // Two pennants of one person wait for each other.
    await lockUser(trx, userId);
    const pennantId = (await findSame(trx, given)) ?? (await insert(trx, given, now));
    const reader = { db: trx, keys };
    return findPennant(reader, { pennantId, userId, side: 'given', locale });
  });
  wakeJobs();
  if (!view) throw new Error('A pennant that was given is not found.');
  return view;
}

async function findSame(
  trx: Trx,
  { userId, toUserId, kind, words }: Given,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('pennants')
    .select(['id', 'words', 'hidden_at'])
    .where('from_user_id', '=', userId)
    .where('to_user_id', '=', toUserId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (row && (row.words !== words || row.hidden_at !== null)) throw new Problem('pennantGiven');
  return row?.id;
}

async function insert(trx: Trx, given: Given, now: number): Promise<string> {
  const { userId, toUserId, kind, words } = given;
  await requireLeft(trx, userId, now);
  const bond = await findBond(trx, { userId, kind, toUserId }, now);
  if (!bond) throw new Problem('pennantNotMet');
  const id = newId();
  await trx
    .insertInto('pennants')
    .values({
      ...{ id, kind, words, from_user_id: userId, to_user_id: toUserId, to_name: bond.name },
      ...{ case_id: bond.caseId, activity_id: null, created_at: now },
      ...{ hidden_at: null, hidden_by: null, reported_at: null },
    })
    .execute();
  const { caseId } = bond;
  await openTask(trx, { queue: 'pennant', subjectId: id, caseId, submittedBy: userId, now });
  await notify(trx, { userId: toUserId, kind: 'pennantCame', caseId, subjectId: id, now });
  return id;
}

async function requireLeft(trx: Trx, userId: string, now: number): Promise<void> {
  const today = dayNumberOf(now);
  const { count } = await trx
    .selectFrom('pennants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('from_user_id', '=', userId)
    .where('created_at', '>=', startOfDayNumber(today))
    .executeTakeFirstOrThrow();
  if (Number(count) < mostPennantsADay) return;
  const retryAfterSeconds = Math.ceil((startOfDayNumber(today + 1) - now) / 1000);
  throw new Problem('tooManyRequests', { retryAfterSeconds });
}
