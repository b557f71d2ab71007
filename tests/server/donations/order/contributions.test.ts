import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countContributions,
  findContributions,
  findGivenByMonth,
} from '#src/server/donations/order/find-contributions.ts';
import { makeCase, makeGift } from '../../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { userIdOf } from '../../../support/test-sharing.ts';

let t: TestServer;
let userId: string;
beforeAll(async () => {
  t = await openTestServer();
  await t.signIn('13900000011');
  userId = await userIdOf(t, '13900000011');
});
afterAll(() => t.close());

const china = (text: string) => Date.parse(`${text}+08:00`);

test('each case stands once with its gifts, the latest gift first, page by page', async () => {
  const { db } = t.services;
  const give = (caseId: string, at: string, more = {}) =>
    makeGift(db, caseId, { user_id: userId, paid_at: china(at), amount_in_fen: 100, ...more });
  const cases: string[] = [];
  for (let at = 0; at < 5; at += 1) cases.push((await makeCase(db)).id);
  for (const [at, id] of cases.entries()) await give(id, `2026-10-0${at + 1}T12:00:00`);
  await give(cases[0] as string, '2026-11-01T00:00:00');
  await give(cases[1] as string, '2026-11-02T00:00:00', {
    status: 'REFUNDED',
    returned_in_fen: 100,
  });
  const seen: [string, number][] = [];
  let anchorId = '';
  do {
    const page = await findContributions(db, { userId, anchorId, size: 2, locale: 'zh-CN' });
    seen.push(
      ...page.list.map(({ infoUuid, amountInFen }): [string, number] => [infoUuid, amountInFen]),
    );
    anchorId = page.anchorId;
  } while (anchorId !== '');
  const [first, second, third, fourth, fifth] = cases as [string, string, string, string, string];
  expect(seen).toEqual([
    [first, 200],
    [fifth, 100],
    [fourth, 100],
    [third, 100],
    [second, 100],
  ]);
  expect(await countContributions(db, userId)).toBe(5);
});

test('a year is counted by the months of China', async () => {
  const { db } = t.services;
  const { id } = await makeCase(db);
  for (const at of ['2025-12-31T23:59:59', '2026-01-01T00:00:00', '2026-01-31T23:59:59'])
    await makeGift(db, id, { user_id: userId, paid_at: china(at), amount_in_fen: 700 });
  const months = await findGivenByMonth(db, { userId, year: 2026 });
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: 1, amountInFen: 1400, giftCount: 2 });
  expect((await findGivenByMonth(db, { userId, year: 2025 }))[11]?.amountInFen).toBe(700);
});
