import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';
import type { CallOptions, TestServer } from './test-server.ts';

let made = 0;

export type Staff = { token: string; userId: string; mobile: string };

/** Adds a new person with these roles, signed in. */
export async function addStaff(t: TestServer, ...roles: StaffRole[]): Promise<Staff> {
  made += 1;
  const mobile = String(15_500_000_000 + made);
  const token = await t.signIn(mobile);
  const { id: userId } = await t.services.db
    .selectFrom('users')
    .select('id')
    .where('mobile_index', '=', t.services.keys.blindIndex('mobile', mobile))
    .executeTakeFirstOrThrow();
  for (const role of roles) {
    const row = { user_id: userId, role, created_at: t.services.now() };
    await t.services.db.insertInto('staff_roles').values(row).execute();
  }
  return { token, userId, mobile };
}

/** Each comes from an address of its own, so that no budget stands in the way. */
export function as({ token }: { token: string }): CallOptions {
  return { token, headers: { 'x-client-address': newId() } };
}

/** Opens a complaint's task about a verification of this case, for whoever the test lets decide. */
export function openTestTask(
  t: TestServer,
  task: { subjectId: string; caseId: string; submittedBy?: string; urgent?: boolean },
): Promise<{ taskId: string }> {
  return inTransaction(t.services.db, (trx) =>
    openTask(trx, { queue: 'verification', submittedBy: null, ...task, now: t.services.now() }),
  );
}

/** Reads the newest acts of the audit trail, oldest first. */
export async function actsOf(t: TestServer, staffUserId: string): Promise<string[]> {
  const rows = await t.services.db
    .selectFrom('audit_trail')
    .select('act')
    .where('staff_user_id', '=', staffUserId)
    .orderBy('position')
    .execute();
  return rows.map(({ act }) => act);
}
