import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { publishIfReady } from '#src/server/raising/decide/publish-case.ts';
import { lockCase } from '#src/server/raising/lock-case.ts';
import type { Services } from '#src/server/services.ts';
import { casePrintsOf, writePrints } from './case-prints.ts';
import { findAlike } from './find-alike.ts';
import { recordHits } from './record-hits.ts';

/**
 * Compares a case with all others. Its prints are committed first: of two cases sent at the
 * same time, the later one to look then sees the other. What waited only for this is published.
 */
export async function compareCase(
  { db, keys, pageTags }: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  caseId: string,
  now: number,
): Promise<void> {
  const { round, ...own } = await inTransaction(db, async (trx) => {
    const asked = await trx
      .selectFrom('clone_checks')
      .select('round')
      .where('case_id', '=', caseId)
      .executeTakeFirst();
    const prints = await casePrintsOf(trx, keys, caseId);
    await writePrints(trx, caseId, prints.prints);
    return { ...prints, round: asked?.round };
  });
  if (round === undefined) return;
  const alike = await findAlike({ db, keys }, { ...own, caseId });
  const published = await inTransaction(db, async (trx) => {
    const row = await lockCase(trx, caseId);
    const done = await trx
      .updateTable('clone_checks')
      .set({ done_at: now })
      .where('case_id', '=', caseId)
      .where('round', '=', round)
      .where('done_at', 'is', null)
      .executeTakeFirst();
    // It is done before, or sent again since: that round has a job of its own.
    if (done.numUpdatedRows !== 1n) return false;
    await recordHits(trx, { row, alike, now });
    return row.status === 'SUBMITTED' && (await publishIfReady(trx, row, now));
  });
  if (published) pageTags.purge([tagOfCase(caseId), tagOfLists]);
}
