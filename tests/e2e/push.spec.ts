import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

const anyMobile = () => `136${String(randomInt(100_000_000)).padStart(8, '0')}`;

/**
 * The browser's maker is out of reach here; what it would answer stands in for it. A browser without
 * a window calls notices denied, whatever it was told to grant.
 */
async function standInForMaker(page: Page, { refuses = false } = {}): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((refused) => {
    const letters = (count: number) => 'A'.repeat(count);
    const kept = 'stand-in-push';
    const keys = { p256dh: letters(87), auth: letters(22) };
    const subscriptionAt = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => localStorage.removeItem(kept) === undefined,
    });
    const standIn = {
      getSubscription: async () => {
        const endpoint = localStorage.getItem(kept);
        return endpoint && subscriptionAt(endpoint);
      },
      subscribe: async () => {
        if (refused) throw new DOMException('push service error', 'AbortError');
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        localStorage.setItem(kept, endpoint);
        return subscriptionAt(endpoint);
      },
    };
    Object.assign(PushManager.prototype, standIn);
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  }, refuses);
}

test('a reader turns notices on for a device, finds them on, and turns them off @once', async ({
  page,
  link,
  texts,
  signIn,
  locale,
}) => {
  const t = texts.messages.push;
  await standInForMaker(page);
  await signIn(page, anyMobile());
  await page.goto(link('mineMore'));
  await expect(page.getByText(t.off)).toBeVisible();
  await expectAccessible(page, locale);
  await page.getByRole('button', { name: t.turnOn }).click();
  await expect(page.getByText(t.on)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.on)).toBeVisible();
  await page.getByRole('button', { name: t.turnOff }).click();
  await expect(page.getByText(t.off)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.off)).toBeVisible();
});

test('where the browser or its maker refuses, the page says so and nothing is kept @once', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  const t = texts.messages.push;
  await standInForMaker(page, { refuses: true });
  await signIn(page, anyMobile());
  await page.goto(link('mineMore'));
  await page.getByRole('button', { name: t.turnOn }).click();
  await expect(page.getByRole('alert')).toHaveText(t.failed);
  await page.reload();
  await expect(page.getByText(t.off)).toBeVisible();
});

type Screened = { shown: unknown[]; registration: ServiceWorkerRegistration };

/** A browser without a window shows no notice; as on a screen, one of the same tag takes its place. */
function standInForScreen(): void {
  const worker = self as unknown as Screened;
  const byTag = new Map<string, unknown>();
  worker.shown = [];
  worker.registration.showNotification = async (title, { body, tag = '', data } = {}) => {
    byTag.set(tag, { title, body, tag, url: data.url });
    worker.shown = [...byTag.values()];
  };
}

test('what a service brings is shown once, with the words and where they lead @once', async ({
  page,
  link,
}) => {
  await page.context().grantPermissions(['notifications']);
  await page.goto(link('login'));
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(standInForScreen);
  const notice = { id: 'n-1', title: '提现已打款', words: '已付到银行卡', url: '/cf/mine-message' };
  const pushed = {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify({ ...notice, language: 'zh-CN' }),
  };
  await session.send('ServiceWorker.deliverPushMessage', pushed);
  await session.send('ServiceWorker.deliverPushMessage', pushed);
  const shown = () => worker?.evaluate(() => (self as unknown as Screened).shown);
  const { id: tag, title, words: body, url } = notice;
  await expect.poll(shown).toEqual([{ title, body, tag, url }]);
});
