import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = { activityId: string; reason: string; staffUserId: string };

/** One of the staff opens a link for a sponsor. Where one is open, it stays the one. */
export async function openSponsorLink(
  db: Database,
  { activityId, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('activities')
      .select('id')
      .where('id', '=', activityId)
      .where('type', '<>', 'venue')
      .executeTakeFirst();
    if (!known) throw new Problem('notFound');
    const opened = await trx
      .insertInto('sponsor_links')
      .values({
        ...{ id: newId(), activity_id: activityId, opened_by: staffUserId, opened_at: now },
        ...{ revoked_by: null, revoked_at: null },
      })
      .onConflict((conflict) =>
        conflict.column('activity_id').where('revoked_at', 'is', null).doNothing(),
      )
      .executeTakeFirst();
    if (!opened.numInsertedOrUpdatedRows) return;
    const act = { act: 'openSponsorLink', staffUserId, reason, subjectId: activityId } as const;
    await recordAct(trx, { ...act, now });
  });
}

export async function revokeSponsorLink(
  db: Database,
  { activityId, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const revoked = await trx
      .updateTable('sponsor_links')
      .set({ revoked_by: staffUserId, revoked_at: now })
      .where('activity_id', '=', activityId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (revoked.numUpdatedRows === 0n) throw new Problem('notFound');
    const act = { act: 'revokeSponsorLink', staffUserId, reason, subjectId: activityId } as const;
    await recordAct(trx, { ...act, now });
  });
}
