import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { PennantView } from '#src/shared/papers/pennants/pennant-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findVisitPennant } from './find-pennants.ts';
import { findVisit } from './find-visits.ts';

type Asked = { activityId: string; userId: string; locale: Locale };

/**
 * Gives the pennant of a venue to who came to it on enough days; asked again it is the same one.
 */
export async function awardVisit(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  asked: Asked,
  now: number,
): Promise<PennantView> {
  const { userId } = asked;
  const view = await inTransaction(db, async (trx) => {
    // Taken twice at once, the second one finds the first.
    await lockUser(trx, userId);
    const visit = await findVisit(trx, asked);
    if (!visit.awarded && visit.days < visit.neededDays) throw new Problem('visitsMissing');
    if (!visit.awarded) await insert(trx, { activityId: visit.activityId, userId }, now);
    return findVisitPennant({ db: trx, keys }, { ...asked, activityId: visit.activityId });
  });
  if (!view) throw new Error('A pennant that was awarded is not found.');
  return view;
}

async function insert(
  trx: Trx,
  { activityId, userId }: { activityId: string; userId: string },
  now: number,
): Promise<void> {
  const { nickname } = await trx
    .selectFrom('users')
    .select('nickname')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('pennants')
    .values({
      ...{ id: newId(), kind: 'visit', words: '', from_user_id: null, to_user_id: userId },
      ...{ to_name: nickname, case_id: null, activity_id: activityId, created_at: now },
      ...{ hidden_at: null, hidden_by: null, reported_at: null },
    })
    .execute();
}
