import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { poster, shortLink } from '#src/shared/sharing/pictures/calls.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

test('a link is copied from the sheet, counted, and who opens it is seen', async ({
  page,
  context,
  server,
  openCase,
  texts,
}) => {
  const { sharing: t } = texts;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const infoUuid = await openCase(7);
  const before = (await server.call(getFundingInfo, { infoUuid })).shareCount;
  await page.getByRole('link', { name: t.share, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t.sheetTitle });
  await expect(sheet.getByText(t.inBrowser)).toBeVisible();
  const service = sheet.getByRole('link', { name: /WhatsApp|微博/ });
  await expect(service).toHaveAttribute('href', /%2F[a-z2-9]{10}(&|$)/);
  await sheet.getByRole('link', { name: t.copyLink }).click();
  await expect(sheet.getByText(t.copied)).toBeVisible();
  await expect(sheet.getByText(t.recorded)).toBeVisible();
  const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => new URL(await readCopied()).pathname).toMatch(/^\/\w{10}$/);
  const copied = await readCopied();
  await expect
    .poll(async () => (await server.call(getFundingInfo, { infoUuid })).shareCount)
    .toBe(before + 1);

  const visitor = await page.context().browser()?.newContext({ userAgent: 'A friend Mobile' });
  const friend = await visitor?.newPage();
  const told = friend?.waitForResponse(/event-add-by-open-id/);
  await friend?.goto(copied);
  await told;
  await visitor?.close();
  await sheet.getByRole('link', { name: t.seeResult }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.successTitle);
  await expect(page.getByText(t.successLead.opened)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t.people('1'));
});

test.describe('where no short link comes', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the long one stays copied, which counts as well', async ({
    page,
    context,
    openCase,
    texts,
  }) => {
    const { sharing: t } = texts;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(`**${shortLink.path}`, (route) => route.abort());
    await openCase(7);
    const refused = page.waitForEvent('requestfailed');
    await page.getByRole('link', { name: t.share, exact: true }).click();
    await refused;
    const sheet = page.getByRole('dialog', { name: t.sheetTitle });
    const service = sheet.getByRole('link', { name: /WhatsApp|微博/ });
    await expect(service).toHaveAttribute('href', /shareSourceId/);
    await sheet.getByRole('link', { name: t.copyLink }).click();
    await expect(sheet.getByText(t.recorded)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).searchParams.get('sharedv')).toBe('1');
  });
});

test('a trigger opens the case with its sheet, which closes again', async ({
  page,
  server,
  link,
  texts,
}) => {
  const infoUuid = await findOpenCase(server, 7);
  await page.goto(link('trigger', { params: { infoUuid } }));
  const sheet = page.getByRole('dialog', { name: texts.sharing.sheetTitle });
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: texts.platform.close }).click();
  await expect(sheet).toBeHidden();
});

test.describe('in the messaging app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.60' });

  test('the sheet says where its menu is, and takes a word that it was shared', async ({
    page,
    openCase,
    texts,
  }) => {
    const { sharing: t } = texts;
    await openCase(7);
    await page.getByRole('link', { name: t.share, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t.sheetTitle });
    await expect(sheet.getByText(t.inMessaging)).toBeVisible();
    await expect(sheet.getByText(t.inBrowser)).toHaveCount(0);
    await expect(sheet.getByRole('link', { name: /WhatsApp|微博/ })).toHaveCount(0);
    await sheet.getByRole('button', { name: t.haveShared }).click();
    await expect(sheet.getByText(t.recorded)).toBeVisible();
  });

  test("the app's own menu passes on a link of the reader's own, and what is passed on counts", async ({
    page,
    server,
    link,
  }) => {
    const infoUuid = await findOpenCase(server, 9);
    const shared = async () => (await server.call(getFundingInfo, { infoUuid })).shareCount;
    const before = await shared();
    await page.addInitScript(putMessagingBridge);
    await page.goto(link('contribute', { params: { infoUuid } }));
    const told = () => page.evaluate(() => (window as unknown as Bridged).told);
    await expect.poll(async () => Object.keys(await told())).toContain('sendAppMessage');
    const { preVerifyJSAPI, sendAppMessage } = await told();
    expect(preVerifyJSAPI).toMatchObject({ verifyAppId: 'sandbox-app-17' });
    const { searchParams, pathname } = new URL(String(sendAppMessage?.link));
    expect(pathname).toBe(link('contribute', { params: { infoUuid } }));
    expect(searchParams.get('shareSourceId')).toMatch(/^[\w-]{22}$/);
    await expect.poll(shared).toBe(before + 1);
  });
});

type Bridged = { told: Record<string, Record<string, unknown>> };

/** Puts the app there as its script knows it: it takes the signature, then the reader uses its menu. */
function putMessagingBridge(): void {
  const told: Bridged['told'] = {};
  const invoke = (name: string, what: object, done?: (answer: object) => void) => {
    told[name] = { ...what };
    done?.({ err_msg: `${name}:ok` });
  };
  const on = (name: string, open: (asked: object) => void) => {
    if (name === 'menu:share:appmessage') setTimeout(open, 0, {});
  };
  Object.assign(window, { told, WeixinJSBridge: { invoke, on, log: () => {} } });
}

test('a link preview finds a picture of its size', async ({ page, server, openCase }) => {
  const infoUuid = await openCase(7);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const path = addressOf(poster, { infoUuid, template: 'card' });
  expect(image).toContain(`${server.origin}${path}`);
  const answer = await fetch(image ?? '');
  expect(answer.headers.get('content-type')).toBe('image/png');
});
