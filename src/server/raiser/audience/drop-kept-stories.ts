import type { Database } from '#src/server/db/database.ts';
import { type PageTags, tagOfCase } from '#src/server/platform/page-tags.ts';

/** Its time is over: nobody reads it any more. */
export async function dropKeptStories(
  { db, pageTags }: { db: Database; pageTags: PageTags },
  now: number,
): Promise<void> {
  const gone = await db
    .deleteFrom('kept_stories')
    .where('keep_until', '<=', now)
    .returning('case_id')
    .execute();
  pageTags.purge(gone.map(({ case_id }) => tagOfCase(case_id)));
}
