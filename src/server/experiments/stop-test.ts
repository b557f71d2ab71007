import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfSettings } from '#src/server/platform/settings.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = { experimentId: string; reason: string; staffUserId: string };

/** One person is enough to stop: everyone sees the original cashier at once. */
export async function stopTest(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { experimentId, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('experiments')
      .set({ stopped_at: now, stopped_by: staffUserId, stop_reason: reason })
      .where('id', '=', experimentId)
      .where('stopped_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('notFound');
    const act = { act: 'stopTest', staffUserId, reason, subjectId: experimentId } as const;
    await recordAct(trx, { ...act, now });
  });
  pageTags.purge([tagOfSettings]);
}
