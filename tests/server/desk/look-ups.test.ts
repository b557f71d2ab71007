import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findAccess } from '#src/server/desk/find-access.ts';
import { deskFindByPerson, deskFindMobile } from '#src/shared/desk/cases/calls.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { actsOf, addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let staff: Staff;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  staff = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const minuteMs = 60_000;
const alarms = async () => (await t.services.metrics.manyLookUps.get()).values[0]?.value ?? 0;

/** Looks for a number, a minute after the last look. */
async function look(by = staff) {
  t.setNow(t.services.now() + minuteMs);
  const asked = { mobile: '13800000000', reason: '核对来电人的身份' };
  return t.call(deskFindMobile, asked, as(by));
}

test('thirty looks an hour, found or not; then one waits until the first is an hour old', async () => {
  for (let at = 0; at < 30; at += 1) expect((await look()).status).toBe(404);
  const refused = await look();
  expect([refused.status, refused.refusal?.reason]).toEqual([429, 'tooManyLookUps']);
  expect(refused.refusal?.retryAfterSeconds).toBe(30 * 60);
  expect(await actsOf(t, staff.userId)).toHaveLength(30);
  t.setNow(t.services.now() + 30 * minuteMs);
  expect((await look()).status).toBe(404);
});

test('who looks by names instead spends of the same thirty', async () => {
  for (let at = 0; at < 29; at += 1) await look();
  const asked = { name: '没有这个人', reason: '核对来电人的身份' };
  const byName = () => t.call(deskFindByPerson, asked, as(staff));
  expect((await byName()).status).toBe(200);
  expect((await byName()).refusal?.reason).toBe('tooManyLookUps');
});

test('looks at once count one by one, and those of others not at all', async () => {
  for (let at = 0; at < 25; at += 1) await look();
  const asked = { mobile: '13800000000', reason: '核对来电人的身份' };
  const atOnce = Array.from({ length: 10 }, () => t.call(deskFindMobile, asked, as(staff)));
  const answers = await Promise.all(atOnce);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
  expect((await look(await addStaff(t, 'reviewer'))).status).toBe(404);
});

test('at the tenth within an hour an alarm is raised, once', async () => {
  const before = await alarms();
  for (let at = 0; at < 9; at += 1) await look();
  expect(await alarms()).toBe(before);
  for (let at = 0; at < 5; at += 1) await look();
  expect(await alarms()).toBe(before + 1);
});

test('a review of access says who may do what since when, and how often they looked', async () => {
  const since = t.services.now();
  for (let at = 0; at < 3; at += 1) await look();
  const list = await findAccess(t.services.db, t.services.now());
  const own = list.find(({ userId }) => userId === staff.userId);
  expect(own).toMatchObject({
    roles: [{ role: 'reviewer', since }],
    ...{ factorAt: undefined, looksOfHour: 3, looksOfMonth: 3 },
  });
});
