import { findOpenDiscussion } from '#src/server/cases/state/find-open-discussion.ts';
import { putCaseAway } from '#src/server/cases/transitions/put-away.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { keepStory } from '#src/server/raiser/audience/keep-story.ts';
import { lockCase } from '#src/server/raising/lock-case.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dropPictures } from './drop-pictures.ts';
import { whenPutAway } from './when-put-away.ts';
import { wordsPutAway } from './words-put-away.ts';

type Asked = {
  caseId: string;
  /** The clock asks for it only once its time has come; a family may choose it before. */
  dueOnly?: boolean;
  /** Those who gave go on reading it until then. */
  forDonors?: boolean;
};

/**
 * Leaves of an ended case its account and its thanks, for good. Said again it is answered as before;
 * while money is asked for, or people are warned or told something, it is refused.
 */
export async function putAway(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  asked: Asked,
  now: number,
): Promise<{ putAwayAt: number }> {
  const { putAwayAt, pages } = await inTransaction(db, (trx) => putAwayIn(trx, asked, now));
  pageTags.purge(pages);
  if (pages.length > 0) wakeJobs();
  return { putAwayAt };
}

async function putAwayIn(
  trx: Trx,
  { caseId, dueOnly = false, forDonors = false }: Asked,
  now: number,
) {
  const row = await lockCase(trx, caseId);
  if (row.put_away_at !== null) return { putAwayAt: row.put_away_at, pages: [] };
  const from = whenPutAway(row, now);
  if (from === undefined || (dueOnly && from > now)) throw new Problem('caseStateRefuses');
  if (await findOpenDiscussion(trx, caseId)) throw new Problem('caseStateRefuses');
  if (forDonors && from > now) await keepStory(trx, row, from);
  await dropPictures(trx, caseId, now);
  for (const table of ['share_words', 'case_posters'] as const)
    await trx.deleteFrom(table).where('case_id', '=', caseId).execute();
  const { words, ...told } = wordsPutAway(row);
  const audience = forDonors ? 'donors' : row.audience;
  const pages = await putCaseAway(trx, { caseId, words: { ...words, audience }, ...told }, now);
  return { putAwayAt: now, pages };
}
