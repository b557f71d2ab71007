import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportedEvents } from '#src/stores/monitor.ts';
import { offerOwnLink } from '#src/stores/sharing/messaging-share.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';

type Told = { errMsg: string };
const { app } = vi.hoisted(() => ({
  app: {
    config: (_asked: Record<string, unknown>) => {},
    fails: (_told: { errMsg: string }) => {},
    settings: [] as { link: string; fail?: (told: { errMsg: string }) => void }[],
  },
}));
vi.mock('weixin-js-sdk', () => {
  const set = (setting: (typeof app.settings)[number]) => void app.settings.push(setting);
  return {
    default: {
      config: (asked: Record<string, unknown>) => app.config(asked),
      error: (told: (told: Told) => void) => {
        app.fails = told;
      },
      ready: (run: () => void) => run(),
      updateAppMessageShareData: set,
      updateTimelineShareData: set,
      onMenuShareAppMessage: set,
      onMenuShareTimeline: set,
    },
  };
});

let t: TestServer;
let infoUuid: string;
beforeEach(async () => {
  t = await openTestServer();
  t.services.messagingTickets = { appIdOf: () => 'wxown', ticketOf: async () => 'a-ticket' };
  openTestBrowser(t, { container: 'messaging' });
  infoUuid = (await makeCase(t.services.db)).id;
  app.settings.length = 0;
  vi.stubGlobal('location', new URL(`${testOrigin}/cf/contribute/${infoUuid}#top`));
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await t.close();
});

test('a signature that the app does not take is told of in its words, and stops nothing', async () => {
  await offerOwnLink(infoUuid);
  app.fails({ errMsg: 'config:invalid signature' });
  expect(reportedEvents().at(-1)).toMatchObject({
    type: 'signatureFail',
    reason: 'config:invalid-signature',
  });
  expect(app.settings.every(({ link }) => link.includes('shareSourceId='))).toBe(true);
});

test('a setting that the app refuses is told of', async () => {
  await offerOwnLink(infoUuid);
  app.settings[0]?.fail?.({ errMsg: 'updateAppMessageShareData:fail' });
  expect(reportedEvents().at(-1)).toMatchObject({ type: 'shareSettingFail' });
});
