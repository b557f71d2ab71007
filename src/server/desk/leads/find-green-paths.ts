import { openStepWords } from '#src/server/advisers/leads/lead-words.ts';
import { openInquiryContent } from '#src/server/advisers/open-inquiry.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Services } from '#src/server/services.ts';

type Asked = { ended: boolean; anchorId: string; size: number };

export const greenAnchor = 'ns';

/** Finds applications that wait, by what is due first; or those that ended. */
export async function findGreenPaths(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { ended, anchorId, size }: Asked,
) {
  const anchor = readAnchor(anchorId, greenAnchor) as [number, string] | undefined;
  const rows = await selectGreenPaths(db)
    .where('green_paths.state', 'in', ended ? ['placed', 'refused'] : ['asked', 'looking'])
    .$if(anchor !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => {
        const [at, id] = anchor ?? [0, ''];
        return eb(refTuple('green_paths.due_at', 'green_paths.id'), '>', tuple(at, id));
      }),
    )
    .orderBy('green_paths.due_at')
    .orderBy('green_paths.id')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, ({ dueAt, applyId }) => [dueAt, applyId]);
  return { ...page, list: page.list.map((row) => opened(keys, row)) };
}

/** Finds one application with its steps. */
export async function findGreenPath({ db, keys }: Pick<Services, 'db' | 'keys'>, applyId: string) {
  const row = await selectGreenPaths(db).where('green_paths.id', '=', applyId).executeTakeFirst();
  if (!row) return undefined;
  const steps = await db
    .selectFrom('green_path_steps')
    .innerJoin('users', 'users.id', 'green_path_steps.by_user_id')
    .select(['position', 'state', 'words_sealed', 'at', 'users.nickname as by'])
    .where('application_id', '=', applyId)
    .orderBy('position')
    .execute();
  return {
    ...opened(keys, row),
    steps: steps.map(({ words_sealed, position, ...step }) => ({
      ...step,
      words: openStepWords(keys, { applyId, position }, words_sealed),
    })),
  };
}

function selectGreenPaths(db: Services['db']) {
  return db
    .selectFrom('green_paths')
    .innerJoin('inquiries', 'inquiries.id', 'green_paths.id')
    .innerJoin('users', 'users.id', 'green_paths.user_id')
    .select(['green_paths.id as applyId', 'green_paths.state', 'green_paths.due_at as dueAt'])
    .select(['green_paths.created_at as createdAt', 'green_paths.user_id as userId'])
    .select(['users.mobile_masked as mobileMasked', 'inquiries.case_id as caseId'])
    .select('inquiries.content_sealed as contentSealed');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGreenPaths>['executeTakeFirstOrThrow']>>;

function opened(keys: Services['keys'], { contentSealed, ...row }: Row) {
  return { ...row, content: openInquiryContent(keys, row.applyId, contentSealed) };
}
