import type { Insertable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { CommentsTable, VerificationsTable } from '#src/server/db/schema.ts';
import { newId } from '#src/server/platform/keys.ts';
import { caseNow } from './case-factory.ts';

/**
 * Makes a comment on a case as it stands in the database, for tests that begin after it was
 * written.
 */
export async function makeComment(
  db: Database,
  { caseId, userId }: { caseId: string; userId: string },
  overrides: Partial<Insertable<CommentsTable>> = {},
): Promise<string> {
  const row: Insertable<CommentsTable> = {
    ...{ id: newId(), case_id: caseId, user_id: userId, biz_type: 'case', biz_id: caseId },
    ...{ parent_id: null, content: '慢慢来', like_count: 0, created_at: caseNow - 1000 },
    ...{ removed_at: null, hidden_at: null, hidden_by: null },
    ...overrides,
  };
  await db.insertInto('comments').values(row).execute();
  return row.id;
}

/**
 * Makes a counted verification as it stands in the database, by a person of its own unless told.
 */
export async function makeVerification(
  db: Database,
  caseId: string,
  overrides: Partial<Insertable<VerificationsTable>> = {},
): Promise<string> {
  const userId = overrides.user_id ?? (await makeUser(db));
  const row: Insertable<VerificationsTable> = {
    ...{ id: newId(), case_id: caseId, user_id: userId, session_id: null, person_index: newId() },
    ...{ kind: 'friend', relation: 'neighbour', real_name_sealed: '', id_card_sealed: null },
    ...{ shown_name: '王**', hospital: '', content: '我们是邻居，看着孩子长大。', like_count: 0 },
    ...{ created_at: caseNow - 1000, counted_at: caseNow - 1000 },
    ...{ selected_at: null, hidden_at: null, confirmed_at: null, confirmed_by: null },
    ...overrides,
  };
  await db.insertInto('verifications').values(row).execute();
  return row.id;
}

export async function makeUser(db: Database, nickname = '春天'): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      ...{ id, nickname, head_img_url: '', locale: 'zh-CN' },
      ...{ mobile_index: null, mobile_sealed: null, mobile_masked: null, created_at: caseNow },
    })
    .execute();
  return id;
}

/** Makes somebody who verified a case, and is heard in public when they object. */
export async function makeVerifier(db: Database, caseId: string): Promise<string> {
  const userId = await makeUser(db);
  await makeVerification(db, caseId, { user_id: userId });
  return userId;
}

/** Makes a report of a case that staff have not answered, by a person of its own. */
export async function makeReport(db: Database, caseId: string): Promise<void> {
  const userId = await makeUser(db);
  await db
    .insertInto('reports')
    .values({
      ...{ id: newId(), case_id: caseId, user_id: userId, reason: 'falseIllness' },
      ...{ content_sealed: '', real_name_sealed: null, mobile_sealed: null, state: 'open' },
      ...{ answer: '', created_at: caseNow, answered_at: null, left_in_fen: null },
    })
    .execute();
}
