import { newId } from '#src/server/platform/keys.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';

/**
 * Makes a case with papers, a bank account and a question of staff, without money, that ended then.
 */
export async function endedCase(t: WithdrawingServer, endedAt: number): Promise<string> {
  const { db, keys } = t.services;
  const caseId = await t.addFundedCase(0);
  await db
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: 1, finished_at: endedAt, patient_index: null })
    .where('id', '=', caseId)
    .execute();
  await db
    .updateTable('case_parts')
    .set({ updated_at: endedAt - dayMs, content_sealed: 'k.sealed' })
    .where('case_id', '=', caseId)
    .execute();
  await addPicture(t, caseId, null);
  await addPicture(t, caseId, `photos/${newId()}.webp`);
  const reportId = newId();
  await db
    .insertInto('reports')
    .values({
      ...{ id: reportId, case_id: caseId, user_id: `owner-${caseId}`, reason: 'other' },
      content_sealed: keys.seal('reports.content_sealed', reportId, '不是真的'),
      real_name_sealed: keys.seal('reports.real_name_sealed', reportId, '王小明'),
      ...{ mobile_sealed: null, state: 'dismissed', answer: '', left_in_fen: null },
      ...{ created_at: endedAt - dayMs, answered_at: endedAt - dayMs },
    })
    .execute();
  await addVerification(t, caseId);
  return caseId;
}

/** Writes somebody who gave a full name and the number of their identity card. */
function addVerification({ services: { db, keys } }: WithdrawingServer, caseId: string) {
  const id = newId();
  return db
    .insertInto('verifications')
    .values({
      ...{ id, case_id: caseId, user_id: `owner-${caseId}`, kind: 'friend', relation: 'neighbour' },
      ...{ person_index: keys.blindIndex('person', id), shown_name: '王*', content: '认识十年。' },
      real_name_sealed: keys.seal('verifications.real_name_sealed', id, '王小明'),
      id_card_sealed: keys.seal('verifications.id_card_sealed', id, '11010119900307109X'),
      ...{ session_id: null, hospital: '', like_count: 0, created_at: 0, counted_at: 0 },
      ...{ selected_at: null, hidden_at: null, confirmed_at: null, confirmed_by: null },
    })
    .execute();
}

/** Writes a photo of identity papers, and one that everybody sees. */
function addPicture(t: WithdrawingServer, caseId: string, path: string | null) {
  const id = newId();
  return t.services.db
    .insertInto('images')
    .values({
      ...{ id, owner_user_id: `owner-${caseId}`, width: 1, height: 1, path, large_path: path },
      ...{ purpose: path ? 'cover' : 'identity', original_key: `originals/${id}` },
      ...{ sealed_with: 'k', bytes_hash: id, perceptual_hash: '0'.repeat(16), redacted: 0 },
      ...{ subject: `part:${caseId}/patient/attachments`, position: path ? 0 : 1, created_at: 0 },
    })
    .execute();
}

/** Answers what is left of it. */
export async function keptOf(t: WithdrawingServer, caseId: string) {
  const { db } = t.services;
  const parts = await db
    .selectFrom('case_parts')
    .select('content_sealed')
    .where('case_id', '=', caseId)
    .where('content_sealed', 'is not', null)
    .execute();
  const { account_sealed: account } = await db
    .selectFrom('case_payees')
    .select('account_sealed')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const { real_name_sealed: reporter } = await db
    .selectFrom('reports')
    .select('real_name_sealed')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const pictures = await db
    .selectFrom('images')
    .select('purpose')
    .where('subject', '=', `part:${caseId}/patient/attachments`)
    .orderBy('purpose')
    .execute();
  return {
    sheets: parts.length > 0,
    account: account !== '',
    reporter: reporter !== null,
    pictures: pictures.map(({ purpose }) => purpose),
  };
}
