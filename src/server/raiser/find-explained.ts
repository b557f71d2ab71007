import { papersOfInquiry } from '#src/server/advisers/add-inquiry.ts';
import { openInquiryContent } from '#src/server/advisers/open-inquiry.ts';
import { findImagesOfSubjects } from '#src/server/media/find-images-of.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Services } from '#src/server/services.ts';

type Asked = { caseId: string; userId: string; anchorId: string; size: number };

/** Finds what a family told staff of its case unasked, newest first, and what became of it. */
export async function findExplained(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { caseId, userId, anchorId, size }: Asked,
) {
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'content_sealed', 'state', 'answer', 'created_at'])
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'service')
    .where('erased_at', 'is', null)
    .where((eb) => isBeyond(eb, ['created_at', 'id'], readAnchor(anchorId, 'ns')))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.created_at, row.id]);
  const papers = await findImagesOfSubjects(
    db,
    page.list.map(({ id }) => papersOfInquiry(id)),
  );
  const list = page.list.map(({ id, content_sealed, state, answer, created_at }) => ({
    ...{ state, answer, toldAt: created_at },
    content: openInquiryContent(keys, id, content_sealed).content ?? '',
    paperCount: papers.get(papersOfInquiry(id))?.length ?? 0,
  }));
  return { ...page, list };
}
