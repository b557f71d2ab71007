import { afterEach, beforeEach, expect, test } from 'vitest';
import { setBrowser } from '#src/stores/browser.ts';
import {
  $share,
  prepareShare,
  prepareShownShare,
  recordShare,
  shortSoon,
} from '#src/stores/sharing/share.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestBrowser, type TestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { share, shareRowOf } from '../../support/test-sharing.ts';

let t: TestServer;
let page: TestBrowser;
let infoUuid: string;

beforeEach(async () => {
  t = await openTestServer();
  page = openTestBrowser(t);
  infoUuid = (await makeCase(t.services.db)).id;
  $share.set({ step: 'idle' });
});
afterEach(() => t.close());

function readyShare() {
  const flow = $share.get();
  if (flow.step !== 'ready' && flow.step !== 'shared') throw new Error(`It is ${flow.step}.`);
  return flow.share;
}

test('preparing gets a link of its own, once a page, and records nothing', async () => {
  await Promise.all([prepareShare(infoUuid), prepareShare(infoUuid)]);
  await prepareShare(infoUuid);
  expect(page.sent).toHaveLength(1);
  expect(readyShare().link).toContain(`shareSourceId=${readyShare().shareId}`);
  expect(await t.services.db.selectFrom('shares').selectAll().execute()).toEqual([]);
});

test('a share is recorded once under the id of its link, below the one the page was opened by', async () => {
  const parent = await share(t, { infoId: infoUuid });
  setBrowser({ here: () => `/cf/contribute/${infoUuid}?sharedv=1&shareSourceId=${parent}` });
  await prepareShare(infoUuid);
  await Promise.all([recordShare(0), recordShare(0)]);
  await recordShare(4);
  const { shareId } = readyShare();
  expect($share.get().step).toBe('shared');
  expect(await shareRowOf(t, shareId)).toMatchObject({ parent_share_id: parent, degree: 2 });
  expect(await t.services.db.selectFrom('shares').selectAll().execute()).toHaveLength(2);
});

test('a share tells from which page it was, and how that was come by; strange words are nothing', async () => {
  const query = 'sharedv=3&source=poster&userSourceId=ab-1&from=timeline&tradeNo=%3Cb%3E';
  setBrowser({ here: () => `/cf/contribute/${infoUuid}?${query}` });
  await prepareShare(infoUuid);
  await recordShare(0);
  const row = await t.services.db.selectFrom('share_origins').selectAll().executeTakeFirst();
  expect(row).toMatchObject({
    ...{ share_id: readyShare().shareId, source: 'poster', user_source_id: 'ab-1', share_dv: '3' },
    ...{ wx_source: 'timeline', trade_no: '', path_name: `/cf/contribute/${infoUuid}` },
  });
});

test('an address that was spoilt on the way stops no share', async () => {
  setBrowser({ here: () => `/cf/contribute/${infoUuid}?sharedv=x&shareSourceId=%22%3E` });
  await prepareShare(infoUuid);
  await recordShare(0);
  expect(await shareRowOf(t, readyShare().shareId)).toMatchObject({ degree: 1 });
});

test('without an answer the bare link is shared, and nothing is recorded', async () => {
  page.answerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  await prepareShare(infoUuid);
  expect($share.get()).toEqual({ step: 'plain' });
  await recordShare(0);
  expect(await t.services.db.selectFrom('shares').selectAll().execute()).toEqual([]);
});

test('a share that people see has a short link, which leads to the long one and its sharer', async () => {
  prepareShownShare(infoUuid);
  const short = await shortSoon('');
  expect(readyShare().link).toBe(short);
  const { pathname } = new URL(short ?? '');
  expect(pathname).toMatch(/^\/\w{10}$/);
  const led = (await t.request(pathname)).headers.get('location');
  expect(led).toContain(`shareSourceId=${readyShare().shareId}`);
  expect(await shortSoon(short ?? '')).toBeUndefined();
  await recordShare(0);
  expect(await shareRowOf(t, readyShare().shareId)).toMatchObject({ degree: 1 });
});

test('where no short link comes, the long one stays', async () => {
  await prepareShare(infoUuid);
  page.answerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  prepareShownShare(infoUuid);
  await shortSoon('');
  expect(readyShare().link).toContain('shareSourceId=');
});
