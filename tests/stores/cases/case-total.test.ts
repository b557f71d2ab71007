import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { totalOf } from '#src/stores/cases/case-total.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { openTestBrowser, type TestBrowser, until } from '../../support/test-browser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let page: TestBrowser;
let infoUuid: string;

beforeEach(async () => {
  t = await openTestServer();
  page = openTestBrowser(t);
  infoUuid = (await makeCase(t.services.db)).id;
});
afterEach(() => t.close());

test('all who draw a case share one store, which asks once for all of them', async () => {
  const total = totalOf(infoUuid);
  expect(totalOf(infoUuid)).toBe(total);
  const stop = [total.listen(() => {}), total.listen(() => {})];
  expect(total.get()).toBeUndefined();
  expect(page.sent).toEqual([]);
  await makeGift(t.services.db, infoUuid, { amount_in_fen: 20_00 });
  const asked = until(total, (one) => one?.raisedInFen === 20_00);
  page.lookAgain();
  page.lookAgain();
  await asked;
  expect(page.sent.map(({ path }) => path)).toEqual([getCaseInfo.path]);
  for (const one of stop) one();
});

test('an ask that fails leaves what is shown, and the next one asks again', async () => {
  const total = totalOf(infoUuid);
  const stop = total.listen(() => {});
  const first = until(total, (one) => one !== undefined);
  page.lookAgain();
  await first;
  const before = total.get();
  page.answerWith(() => Response.json({ code: 42900, msg: '', data: {} }, { status: 429 }));
  page.lookAgain();
  await makeGift(t.services.db, infoUuid, { amount_in_fen: 30_00 });
  expect(total.get()).toBe(before);
  const again = until(total, (one) => one?.raisedInFen === 30_00);
  page.lookAgain();
  await again;
  stop();
});

test('the server draws with a store that neither asks nor keeps anything', () => {
  openTestBrowser(t, { page: false });
  const stop = totalOf(infoUuid).listen(() => {});
  expect(totalOf('another')).toBe(totalOf(infoUuid));
  expect(totalOf(infoUuid).get()).toBeUndefined();
  expect(page.sent).toEqual([]);
  stop();
});
