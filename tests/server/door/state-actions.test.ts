import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CasesTable } from '#src/server/db/schema.ts';
import { newId } from '#src/server/platform/keys.ts';
import { type CaseAction, phasesOfAction } from '#src/shared/cases/case-actions.ts';
import { type CasePhase, casePhases } from '#src/shared/cases/case-phases.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { actionCalls } from '../../support/case-action-calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { refreshSessions } from '../../support/test-session.ts';
import { addStaff } from '../../support/test-staff.ts';

type Columns = Partial<Insertable<CasesTable>>;
const finished = (endReason: number): Columns => ({
  status: 'FINISHED',
  end_reason: endReason,
  finished_at: testNow - 1,
});

/** This is how a case comes to stand in each phase. */
const columnsOf: Record<CasePhase, Columns> = {
  pending: { status: 'APPROVE_PENDING', published_at: null },
  denied: { status: 'APPROVE_DENIED', published_at: null },
  reviewing: { status: 'SUBMITTED', published_at: null },
  raising: {},
  ended: finished(1),
  expired: finished(3),
  stopped: finished(4),
  withdrawing: finished(101),
  withdrawn: finished(102),
  refunding: finished(201),
  refunded: finished(203),
  risk: { display_status: 4 },
};
const unpublished: readonly CasePhase[] = ['pending', 'denied', 'reviewing'];
const actions = Object.keys(actionCalls) as (keyof typeof actionCalls)[];
/** Any request writes these rows, whatever becomes of it. */
const volatile = ['rate_counters', 'sessions', 'kysely_migration', 'kysely_migration_lock'];

let t: TestServer;
let owner: { token: string; userId: string };
const tokens: Record<string, string | undefined> = {};
beforeAll(async () => {
  t = await openTestServer();
  owner = await addStaff(t);
  tokens.owner = owner.token;
  tokens.reader = (await addStaff(t)).token;
  tokens.staff = (await addStaff(t, 'reviewer', 'administrator')).token;
});
// A person's budget is counted by the minute, wherever they ask from.
beforeEach(async () => {
  t.setNow(t.services.now() + 60_000);
  await refreshSessions(t.services.db, t.services.now());
});
afterAll(() => t.close());

async function ask(action: keyof typeof actionCalls, infoUuid: string) {
  const { call, by, input } = actionCalls[action];
  const token = tokens[by];
  return t.call(call, { ...input, infoUuid } as CallInput<typeof call>, {
    ...(token ? { token } : {}),
    idempotencyKey: newId(),
    headers: { 'x-client-address': newId() },
  });
}

async function everyRow(): Promise<string> {
  const tables = await t.services.db.introspection.getTables();
  const kept = tables.map(({ name }) => name).filter((name) => !volatile.includes(name));
  const rows: unknown[] = [];
  for (const name of kept.sort()) {
    const found = await sql`select * from ${sql.table(name)}`.execute(t.services.db);
    rows.push([name, found.rows.map((row) => JSON.stringify(row)).sort()]);
  }
  return JSON.stringify(rows);
}

const allows = (action: CaseAction, phase: CasePhase) =>
  (phasesOfAction[action] as readonly CasePhase[]).includes(phase);

describe.each(casePhases)('a case that is %s', (phase) => {
  test('refuses every action that its state does not allow, and nothing changes', async () => {
    const { id } = await makeCase(t.services.db, {
      ...columnsOf[phase],
      owner_user_id: owner.userId,
    });
    const before = await everyRow();
    for (const action of actions.filter((one) => !allows(one, phase))) {
      const { status } = await ask(action, id);
      // To readers an unpublished case does not exist, and so it has no state either.
      const absent = unpublished.includes(phase) && status === 404;
      if (!absent) expect.soft(status, action).toBe(409);
    }
    expect(await everyRow()).toBe(before);
  });

  test('is not what refuses the actions that its state allows', async () => {
    for (const action of actions.filter((one) => allows(one, phase))) {
      const { id } = await makeCase(t.services.db, {
        ...columnsOf[phase],
        owner_user_id: owner.userId,
      });
      const { refusal } = await ask(action, id);
      expect.soft(actionCalls[action].refusals, action).not.toContain(refusal?.reason);
    }
  });
});
