import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasShareMenu } from '#src/stores/container.ts';
import { reportedEvents } from '#src/stores/monitor.ts';
import { offerNativeLink } from '#src/stores/sharing/native-share.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { shareRowOf } from '../../support/test-sharing.ts';

let t: TestServer;
let infoUuid: string;
let asked: Record<string, string>[];
let page: EventTarget;
beforeEach(async () => {
  t = await openTestServer();
  openTestBrowser(t, { container: 'native' });
  infoUuid = (await makeCase(t.services.db)).id;
  asked = [];
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await t.close();
});

const bridge = { postMessage: (text: string) => void asked.push(JSON.parse(text)) };
const tell = (detail: unknown) =>
  page.dispatchEvent(new CustomEvent('container:share', { detail }));
const shareIdOf = ({ link = '' }: Record<string, string>) =>
  new URL(link).searchParams.get('shareSourceId') ?? '';
const shares = () => t.services.db.selectFrom('shares').selectAll().execute();

test('the app gets words, picture and a link of its own, and nothing is recorded yet', async () => {
  await offerNativeLink(infoUuid, bridge);
  expect(asked).toMatchObject([{ action: 'setShare', title: expect.any(String) }]);
  expect(shareIdOf(asked[0] ?? {})).toMatch(/^[\w-]{22}$/);
  expect(await shares()).toEqual([]);
});

test('what the app says was passed on is recorded once, on its channel where we know it', async () => {
  await offerNativeLink(infoUuid, bridge);
  tell({ ok: true, channel: 30 });
  tell({ ok: true, channel: 30 });
  await expect.poll(async () => (await shares()).length).toBe(1);
  expect(await shareRowOf(t, shareIdOf(asked[0] ?? {}))).toMatchObject({ channel: 30 });
});

test.each([null, {}, { ok: false }, { ok: 1, channel: 30 }])('%j is a failure', async (detail) => {
  await offerNativeLink(infoUuid, bridge);
  tell(detail);
  expect(reportedEvents().at(-1)).toMatchObject({ type: 'shareSettingFail', reason: 'told' });
  expect(await shares()).toEqual([]);
});

test('a bridge that breaks is told of, and the page goes on', async () => {
  const broken = {
    postMessage: () => {
      throw new Error('gone');
    },
  };
  await offerNativeLink(infoUuid, broken);
  expect(reportedEvents().at(-1)).toMatchObject({ type: 'shareSettingFail', reason: 'bridge' });
});

test('a case that may not be passed on gives the app nothing', async () => {
  await offerNativeLink('A'.repeat(22), bridge);
  expect(asked).toEqual([]);
});

test('own apps and the messaging app have a share menu; the mini program shares its own page', () => {
  const WeixinJSBridge = { invoke: () => {} };
  expect(hasShareMenu({ WarmlightBridge: bridge })).toBe(true);
  expect(hasShareMenu({ WeixinJSBridge })).toBe(true);
  expect(hasShareMenu({ WeixinJSBridge, __wxjs_environment: 'miniprogram' })).toBe(false);
  expect(hasShareMenu({})).toBe(false);
});
