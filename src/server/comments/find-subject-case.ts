import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { BizType } from '#src/shared/comments/comment-view.ts';

export type Subject = { bizType: BizType; bizId: string };

/**
 * Finds the public case that a thread belongs to, if what the thread hangs on is there and shown.
 */
export async function findSubjectCase(
  db: Database | Trx,
  subject: Subject,
): Promise<string | undefined> {
  const caseId = await findCaseId(db, subject);
  return caseId && (await isPublicCase(db, caseId)) ? caseId : undefined;
}

async function findCaseId(db: Database | Trx, { bizType, bizId }: Subject) {
  if (bizType === 'case') return bizId;
  if (bizType === 'order') {
    const row = await db
      .selectFrom('donations')
      .select('case_id')
      .where('id', '=', bizId)
      .where('paid_at', 'is not', null)
      .executeTakeFirst();
    return row?.case_id;
  }
  if (bizType === 'verification') {
    const row = await db
      .selectFrom('verifications')
      .select('case_id')
      .where('id', '=', bizId)
      .where('counted_at', 'is not', null)
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    return row?.case_id;
  }
  const row = await db
    .selectFrom('progress_posts')
    .select('case_id')
    .where('id', '=', bizId)
    .where('passed_at', 'is not', null)
    .executeTakeFirst();
  return row?.case_id;
}
