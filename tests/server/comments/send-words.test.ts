import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { commentGet } from '#src/shared/comments/calls.ts';
import { waterComment } from '#src/shared/comments/water/calls.ts';
import { mostFamilies } from '#src/shared/comments/water/ready-words.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { userIdOf } from '../../support/test-sharing.ts';

let t: TestServer;
let number = 13_500_000_800;
let token: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  t.setNow(testNow);
  number += 1;
  token = await t.signIn(String(number));
});
afterAll(() => t.close());

const options = () => ({ token, headers: { 'x-client-address': newId() } });
const send = (infoUuids: string[]) =>
  t.call(waterComment, { words: 'slowly', infoUuids }, options());
const make = async (of: Parameters<typeof makeCase>[1] = {}) =>
  (await makeCase(t.services.db, of)).id;
const makeMany = (count: number) => Promise.all(Array.from({ length: count }, () => make()));
const read = async (infoUuid: string) =>
  (await t.call(commentGet, { infoUuid }, options())).data.list;

test('words stand below each case as a comment of their sender, once a case', async () => {
  const ids = await makeMany(3);
  expect((await send(ids)).data).toEqual({ sent: 3, leftOut: 0 });
  for (const id of ids)
    expect(await read(id)).toMatchObject([{ content: '慢慢来，我们都在。', isSelf: true }]);
  t.setNow(testNow + 3_600_000);
  expect((await send([...ids, await make()])).data).toEqual({ sent: 1, leftOut: 3 });
  expect(await read(ids[0] ?? '')).toHaveLength(1);
});

test('a family that mourns, one in doubt, none and one of their own are left out', async () => {
  const owner_user_id = await userIdOf(t, String(number));
  const ids = [
    await make({ mourning_at: testNow }),
    await make({ display_status: 4 }),
    await make({ owner_user_id }),
    await make({ status: 'SUBMITTED' }),
    newId(),
  ];
  expect((await send(ids)).data).toEqual({ sent: 0, leftOut: ids.length });
});

test('a day has an end: then whoever sends hears how long to wait, until midnight in China', async () => {
  const { atOnce, perDay } = mostFamilies;
  expect((await send(await makeMany(atOnce))).data.sent).toBe(atOnce);
  const rest = perDay - atOnce;
  expect((await send(await makeMany(atOnce))).data).toEqual({
    sent: rest,
    leftOut: atOnce - rest,
  });
  const { status, refusal } = await send(await makeMany(1));
  expect([status, refusal?.retryAfterSeconds]).toEqual([429, 12 * 3600]);
  t.setNow(testNow + 12 * 3_600_000);
  expect((await send(await makeMany(1))).data.sent).toBe(1);
});

test('twenty at the same moment leave one comment a case and keep the day', async () => {
  const ids = await makeMany(mostFamilies.atOnce);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(ids)));
  const sum = answers.reduce((all, { data }) => all + (data?.sent ?? 0), 0);
  expect(sum).toBe(ids.length);
  for (const id of ids) expect(await read(id)).toHaveLength(1);
});

test('none chosen, too many and unknown words are refused', async () => {
  expect(Object.keys((await send([])).refusal?.fields ?? {})).toEqual(['infoUuids']);
  const many = Array.from({ length: mostFamilies.atOnce + 1 }, () => newId());
  expect((await send(many)).status).toBe(400);
  const words = { words: 'give' as 'slowly', infoUuids: [newId()] };
  expect((await t.call(waterComment, words, options())).status).toBe(400);
});
