import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { addComplaint } from '#src/server/verification/add-complaint.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';

export type TaskDesk = TestServer & {
  reviewer: Staff;
  other: Staff;
  releaser: Staff;
  administrator: Staff;
  /** Adds a verification someone complained about, and the task that came of it. */
  complain(by?: string): Promise<{ taskId: string; verifyId: string; caseId: string }>;
};

export async function openTaskDesk(config: Record<string, string> = {}): Promise<TaskDesk> {
  const t = await openTestServer({ config });
  return {
    ...t,
    reviewer: await addStaff(t, 'reviewer'),
    other: await addStaff(t, 'reviewer'),
    releaser: await addStaff(t, 'releaser'),
    administrator: await addStaff(t, 'administrator'),
    complain: (by) => complain(t, by),
  };
}

async function complain(t: TestServer, by?: string) {
  const { id: caseId } = await makeCase(t.services.db);
  const verifyId = await addVerifier(t, caseId);
  const userId = by ?? (await addStaff(t)).userId;
  const complaint = { verifyId, reason: '这个人我问过，并不认识患者', userId };
  await addComplaint(t.services.db, complaint, t.services.now());
  const { id: taskId } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('subject_id', '=', verifyId)
    .executeTakeFirstOrThrow();
  return { taskId, verifyId, caseId };
}

async function addVerifier(t: TestServer, caseId: string): Promise<string> {
  const { userId } = await addStaff(t);
  const verifyId = newId();
  const { keys, db } = t.services;
  await inTransaction(db, (trx) =>
    trx
      .insertInto('verifications')
      .values({
        id: verifyId,
        case_id: caseId,
        user_id: userId,
        session_id: null,
        person_index: verifyId,
        kind: 'friend',
        relation: 'neighbour',
        real_name_sealed: keys.seal('verifications.real_name_sealed', verifyId, '王秘密'),
        id_card_sealed: keys.seal('verifications.id_card_sealed', verifyId, '110101199003070038'),
        shown_name: '王**',
        hospital: '',
        content: '我们是邻居，看着这家人一路过来。',
        like_count: 0,
        created_at: t.services.now(),
        counted_at: t.services.now(),
        selected_at: null,
        hidden_at: null,
      })
      .execute(),
  );
  return verifyId;
}
