import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/verification/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addStaff } from '../../../support/test-staff.ts';
import { declared, fresh } from '../verification-desk.ts';
import { type HospitalCodeDesk, openHospitalCodeDesk } from './hospital-code-desk.ts';

const { fieldProblems: wrong, problems } = textsOf('zh-CN');

let desk: HospitalCodeDesk;
let t: HospitalCodeDesk['t'];
beforeAll(async () => {
  desk = await openHospitalCodeDesk();
  ({ t } = desk);
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const confirmed = { levels: ['confirmed true'], doctors: 1, ofHospital: 1, saying: 0 };
const saying = { levels: ['declared false'], doctors: 0, ofHospital: 0, saying: 1 };

test('who types the code of the hospital is confirmed by it at once, and nobody asks anew', async () => {
  const { code } = (await desk.issue()).data;
  const friend = await t.make();
  const spoken = code.toLowerCase().replaceAll('-', ' ');
  const { data, status } = await desk.verify(await t.known(), spoken);
  expect(status).toBe(200);
  expect(data).toMatchObject({ level: 'confirmed', byCode: true, checkedAt: t.services.now() });
  expect(await desk.openTasks()).toEqual([]);
  expect((await desk.shown()).doctors).toBe(1);
  const asked = { infoUuid: t.infoUuid };
  const first = await t.call(calls.verificationFirstPlace, asked, fresh());
  expect(first.data?.verifyId).toBe(data.verifyId);
  expect(friend).not.toBe(data.verifyId);
});

test('given afterwards it counts too, once, and staff have nothing left to ask', async () => {
  const { code } = (await desk.issue({ uses: 2 })).data;
  const token = await t.known();
  const { verifyId } = (await t.verify(token, declared)).data;
  expect(await desk.shown()).toEqual(saying);
  expect(await desk.openTasks()).toEqual([verifyId]);
  expect((await desk.give(token, verifyId, code)).code).toBe(0);
  expect(await desk.shown()).toEqual(confirmed);
  expect(await desk.openTasks()).toEqual([]);
  // The answer was lost, and it is sent again.
  expect((await desk.give(token, verifyId, code)).code).toBe(0);
  const { used_count: used } = await t.services.db
    .selectFrom('hospital_codes')
    .select('used_count')
    .where('id', '=', await desk.newest())
    .executeTakeFirstOrThrow();
  expect(used).toBe(1);
});

test('nobody else gives a code for a verification, nor for one that is no doctor’s', async () => {
  const { code } = (await desk.issue()).data;
  const { verifyId } = (await t.verify(await t.known(), declared)).data;
  expect((await desk.give(await t.known(), verifyId, code)).status).toBe(404);
  const token = await t.known();
  const friend = (await t.verify(token)).data;
  expect((await desk.give(token, friend.verifyId, code)).status).toBe(404);
  expect((await desk.shown()).doctors).toBe(0);
});

test.each([
  ['ABCD-2345-EFGH', wrong.hospitalCode],
  ['12', wrong.hospitalCode],
])(
  'a code that no hospital gave is told at its field, and nothing is kept: %s',
  async (code, said) => {
    const { status, data } = await desk.verify(await t.known(), code);
    expect([status, data]).toMatchObject([400, { fields: { hospitalCode: said } }]);
    expect((await t.list()).count).toBe(0);
  },
);

test('a code of another hospital, an old one and one taken back say what they are', async () => {
  const { code } = (await desk.issue({ hospital: '别的医院', days: 1 })).data;
  const refused = async (hospital: string) => {
    const { data } = await desk.verify(await t.known(), code, { hospital });
    return (data as unknown as { fields: Record<string, string> }).fields.hospitalCode;
  };
  expect(await refused(declared.hospital)).toBe(wrong.hospitalCodeOther);
  t.setNow(t.services.now() + 25 * 3_600_000);
  expect(await refused('别的医院')).toBe(wrong.hospitalCodeExpired);
  expect((await desk.revoke(await desk.newest())).code).toBe(0);
  expect(await refused('别的医院')).toBe(wrong.hospitalCodeRevoked);
  expect((await desk.revoke(await desk.newest())).status).toBe(404);
});

test('of two who come at once for the last use one is confirmed, and the other told', async () => {
  const { code } = (await desk.issue({ uses: 1 })).data;
  const tokens = [await t.known(), await t.known()];
  const answers = await Promise.all(tokens.map((token) => desk.verify(token, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = answers.find(({ status }) => status === 400);
  expect(late?.data).toMatchObject({ fields: { hospitalCode: wrong.hospitalCodeUsed } });
  expect(await desk.shown()).toEqual(confirmed);
});

test('five wrong codes are enough for an hour; without a code one verifies on', async () => {
  const { code } = (await desk.issue()).data;
  const token = await t.known();
  for (let tries = 0; tries < 5; tries++) await desk.verify(token, 'ABCD-2345-EFGH');
  const right = await desk.verify(token, code);
  expect([right.status, right.msg]).toMatchObject([
    429,
    expect.stringContaining(problems.tooManyHospitalCodes),
  ]);
  expect((await t.verify(token, declared)).data.level).toBe('declared');
});

test('only administrators issue codes, within limits, and the letters are kept nowhere', async () => {
  expect((await desk.issue({}, await addStaff(t, 'reviewer'))).status).toBe(403);
  const { data } = await desk.issue({ uses: 51, days: 181, hospital: ' ' });
  expect(data).toMatchObject({
    fields: { uses: wrong.codeUses, days: wrong.codeDays, hospital: wrong.required },
  });
  const { code } = (await desk.issue()).data;
  const rows = await t.services.db.selectFrom('hospital_codes').selectAll().execute();
  const trail = await t.services.db.selectFrom('audit_trail').select(['act', 'detail']).execute();
  expect(trail.map(({ act }) => act)).toContain('issueHospitalCode');
  const kept = JSON.stringify([rows, trail]);
  for (const letters of [code, code.replaceAll('-', '')]) expect(kept).not.toContain(letters);
});

test('whom a leaked code confirmed says so of themselves again, until staff asked', async () => {
  const { code } = (await desk.issue()).data;
  const { verifyId } = (await desk.verify(await t.known(), code)).data;
  expect(await desk.shown()).toEqual(confirmed);
  expect((await desk.revoke(await desk.newest(), true)).code).toBe(0);
  expect(await desk.shown()).toEqual(saying);
  expect(await desk.openTasks()).toEqual([verifyId]);
});
