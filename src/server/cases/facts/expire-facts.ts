import { pagesOfCase } from '#src/server/cases/transitions/pages-of-case.ts';
import type { Services } from '#src/server/services.ts';

const batchSize = 200;

/** Says of what was seen that it holds no longer, once its day is over, on every kept page. */
export async function expireFacts(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  now: number,
): Promise<void> {
  for (;;) {
    const over = await db
      .selectFrom('case_facts')
      .select(['id', 'case_id'])
      .where('expires_at', '<=', now)
      .where('state', 'in', ['documentSeen', 'confirmed'])
      .limit(batchSize)
      .execute();
    for (const { id, case_id: caseId } of over) {
      const set = db.updateTable('case_facts').set({ state: 'expired' }).where('id', '=', id);
      await set.where('expires_at', '<=', now).execute();
      pageTags.purge(pagesOfCase(caseId));
    }
    if (over.length < batchSize) return;
  }
}
