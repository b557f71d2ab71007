import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { decideNext } from '../support/decide-at-desk.ts';
import { addPhoto } from '../support/fill-sheets.ts';
import { findForeign } from '../support/find-foreign.ts';

const said = '我和患者住同一间病房，上个月已经出院了。';

async function report(page: Page, { reports: t }: Texts): Promise<void> {
  await page.getByLabel(t.reason).selectOption('falseIllness');
  await page.getByLabel(t.content).fill(said);
  await addPhoto(page);
  await page.getByLabel(t.realName).fill('钱小秘');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.states.open, { exact: true })).toBeVisible();
  await expect(page.getByText(t.images('1'))).toBeVisible();
  await expect(page.getByText(said)).toBeVisible();
}

test('a reader reports a case with a picture, staff answer, and the reader is told', async ({
  page,
  server,
  openCase,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { reports: t, messages, notices } = texts;
  await signIn(page, locale === 'en' ? '13900000061' : '13900000062');
  await openCase(1);
  const told = page.waitForRequest((request) => request.url().endsWith('/monitor/report'));
  await page.getByRole('link', { name: t.entry, exact: true }).click();
  await told;

  await report(page, texts);

  const words = '我们打电话问过病房，情况属实。';
  // The demo's own report waits since before.
  while (await decideNext(server, 'report', { words }));
  await page.goto(link('mine'));
  const center = page.getByRole('link', { name: messages.title });
  await expect(center).toContainText(messages.unread('1'));
  await center.click();
  const row = page.getByRole('listitem').filter({ hasText: notices.reportAnswered.title });
  await expect(row).toContainText(messages.isNew);
  expect(await findForeign(page)).toEqual([]);
  const read = page.waitForResponse((response) => response.url().endsWith('/bc/read'));
  await row.getByRole('link').click();
  expect((await read).status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('我们打电话问过病房');
  expect(await findForeign(page)).toEqual([]);
  await page.getByRole('link', { name: messages.landing.reports }).click();
  await expect(page.getByText(t.states.upheld, { exact: true })).toBeVisible();
  await page.goto(link('mineMessages'));
  await expect(page.getByText(messages.allRead)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('a family leaves its number for an adviser, and mends what was wrong', async ({
    page,
    link,
    texts,
    locale,
  }) => {
    const { advisers: t, fieldProblems } = texts;
    await page.goto(link('raiseAdviser'));
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: t.book })).toBeVisible();
    await page.getByLabel(t.fields.name).fill('周小家');
    await page.getByLabel(t.fields.mobile).fill('123');
    await page.getByLabel(t.fields.city).fill('成都');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(fieldProblems.mobile)).toBeVisible();
    await expect(page.getByLabel(t.fields.name)).toHaveValue('周小家');
    await page.getByLabel(t.fields.mobile).fill(locale === 'en' ? '13812340041' : '13812340042');
    await page.getByRole('button', { name: t.submit }).click();
    await page.waitForURL(/inquiry\/adviser\?sent=1/);
    await expect(page.getByText(t.forms.adviser.sent)).toBeVisible();
  });

  test('a visitor writes to the service from a page that was built beforehand', async ({
    page,
    link,
    texts,
    locale,
  }) => {
    const { advisers: t } = texts;
    await page.goto(link('onlineService'));
    await page.getByLabel(t.fields.name).fill('问事的人');
    await page.getByLabel(t.fields.mobile).fill(locale === 'en' ? '13812340043' : '13812340044');
    await page.getByLabel(t.fields.content).fill('退款什么时候到？');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('status')).toHaveText(t.forms.service.sent);
  });

  test('a reader turns a kind of message off and on again, and chooses quiet hours', async ({
    page,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { messages, notices } = texts;
    const { name } = notices.caseProgress;
    await signIn(page, locale === 'en' ? '13900000094' : '13900000095');
    await page.goto(link('mineMore'));
    await page.getByText(messages.mute.groups.given).click();
    await page.getByRole('button', { name: messages.mute.turnOff(name), exact: true }).click();
    await page.getByRole('button', { name: messages.mute.turnOn(name), exact: true }).click();
    await page.getByText(messages.mute.groups.given).click();
    await expect(
      page.getByRole('button', { name: messages.mute.turnOff(name), exact: true }),
    ).toBeVisible();
    const { quiet } = messages;
    await page.getByLabel(quiet.from, { exact: true }).selectOption(quiet.hour(13));
    await page.getByRole('button', { name: quiet.save }).click();
    await expect(page.getByLabel(quiet.from, { exact: true })).toHaveValue('13');
  });
});
