import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { writePrints } from '#src/server/raising/clones/case-prints.ts';
import * as accounts from '#src/shared/accounts/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let decider: Staff;
beforeAll(async () => {
  t = await openTestServer();
  decider = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const person = { kind: 'person', band: 0, print: 'patient' } as const;

/** Makes a case of this person that is over, and what it is found by. */
async function leaveCase(owner: Staff, seen: boolean): Promise<string> {
  const over = seen
    ? ({ status: 'FINISHED', end_reason: 3, finished_at: 1 } as const)
    : ({ status: 'APPROVE_DENIED', published_at: null } as const);
  const { id } = await makeCase(t.services.db, { owner_user_id: owner.userId, ...over });
  await inTransaction(t.services.db, (trx) =>
    writePrints(trx, id, [{ ...person, bucket: newId() }]),
  );
  return id;
}

async function addHit(caseId: string, otherId: string, state: 'open' | 'real' | 'falseAlarm') {
  const judged = state === 'open' ? {} : { decided_by: decider.userId, decided_at: 1 };
  await t.services.db
    .insertInto('clone_hits')
    .values({
      ...{ id: newId(), case_id: caseId, other_case_id: otherId, pair: newId(), state },
      ...{ likenesses: '[]', judged: '[]', found_at: 1, decided_by: null, decided_at: null },
      ...judged,
    })
    .execute();
}

async function close(owner: Staff): Promise<number> {
  t.setNow(t.services.now() + 61_000);
  const asked = { mobile: owner.mobile, scene: 'close' } as const;
  const home = as(owner);
  const { data } = await t.call(accounts.sendVerifyCode, asked, home);
  return (await t.call(accounts.accountClose, { code: data.demoCode ?? '' }, home)).status;
}

async function printed(...caseIds: string[]): Promise<string[]> {
  const rows = await t.services.db
    .selectFrom('story_prints')
    .select('case_id')
    .distinct()
    .where('case_id', 'in', caseIds)
    .execute();
  return rows.map(({ case_id }) => case_id).sort();
}

test('a closing account takes the prints of cases that nobody ever saw with it, and no others', async () => {
  const [owner, neighbour] = [await addStaff(t), await addStaff(t)];
  const unseen = await leaveCase(owner, false);
  const seen = await leaveCase(owner, true);
  const others = await leaveCase(neighbour, false);
  expect(await close(owner)).toBe(200);
  expect(await printed(unseen, seen, others)).toEqual([seen, others].sort());
});

test.each(['open', 'real'] as const)('a case whose likeness is %s keeps them', async (state) => {
  const [owner, other] = [await addStaff(t), await addStaff(t)];
  const [own, copied] = [await leaveCase(owner, false), await leaveCase(other, true)];
  await addHit(own, copied, state);
  const wasOther = await leaveCase(owner, false);
  await addHit(copied, wasOther, state);
  expect(await close(owner)).toBe(200);
  expect(await printed(own, wasOther)).toEqual([own, wasOther].sort());
});

test('a false alarm keeps nothing', async () => {
  const [owner, other] = [await addStaff(t), await addStaff(t)];
  const own = await leaveCase(owner, false);
  await addHit(own, await leaveCase(other, true), 'falseAlarm');
  expect(await close(owner)).toBe(200);
  expect(await printed(own)).toEqual([]);
});

test('an account that may not close keeps everything', async () => {
  const owner = await addStaff(t);
  const unseen = await leaveCase(owner, false);
  await makeCase(t.services.db, { owner_user_id: owner.userId });
  expect(await close(owner)).toBe(409);
  expect(await printed(unseen)).toEqual([unseen]);
});
