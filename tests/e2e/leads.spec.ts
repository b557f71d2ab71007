import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

/** Makes a number that no other run left. */
const anyMobile = () => `137${String(randomInt(100_000_000)).padStart(8, '0')}`;
/** Makes a surname that no other run left, of the common characters. */
const anySurname = () => String.fromCodePoint(0x4e00 + randomInt(0x3000));
/** One of the demo has a desk for Chengdu, the other for Kunming. */
const [chengdu, kunming] = ['13900000006', '13900000007'];

test('a family of Kunming hears who calls, is called by keyboard, and reads how it stands', async ({
  page,
  browser,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { advisers: t, leads, titles } = texts;
  const mobile = anyMobile();
  const surname = anySurname();
  await signIn(page, mobile);
  await page.goto(link('applyRaise'));
  await page.getByLabel(t.fields.name).fill(`${surname}小妹`);
  await page.getByLabel(t.fields.mobile).fill(mobile);
  await page.getByLabel(t.fields.city).fill(locale === 'en' ? 'Kunming' : '昆明');
  await page.getByLabel(t.fields.disease).fill('再生障碍性贫血');
  await page.getByRole('button', { name: t.submit }).click();
  await page.waitForURL(/apply\/success\?clewId=/);
  const name = locale === 'en' ? 'Bai Ruoxi' : '白若溪';
  await expect(page.getByRole('main')).toContainText(name);
  await expectAccessible(page, locale);

  const own = await browser.newContext();
  const desk = await own.newPage();
  await signIn(desk, kunming);
  await desk.goto(link('deskLeads', { query: { view: 'mine' } }));
  await expectAccessible(desk, locale);
  await callByKeyboard(desk, { leads, mobile, surname });
  await expectAccessible(desk, locale);
  await own.close();

  await page.getByRole('link', { name: leads.called.toProgress }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.applyProgress);
  await expect(page.getByText(leads.called.talked(name))).toBeVisible();
  await expectAccessible(page, locale);
});

async function callByKeyboard(
  desk: Page,
  { leads, mobile, surname }: Pick<Texts, 'leads'> & { mobile: string; surname: string },
): Promise<void> {
  await desk.getByRole('row').filter({ hasText: surname }).getByRole('link').focus();
  await desk.keyboard.press('Enter');
  // The list names the disease too, and the keys of the page it leads to come with its script.
  await desk.waitForURL(/\/desk\/lead\//);
  await expect(desk.getByText('再生障碍性贫血')).toBeVisible();
  await expect(desk.locator('[data-show-keys]')).toBeVisible();
  await desk.keyboard.press('v');
  await expect(desk.getByRole('status')).toContainText(mobile);
  // It is another page, whose keys come with its script again.
  await expect(desk.locator('[data-show-keys]')).toBeVisible();
  await desk.keyboard.press('t');
  const outcome = desk.getByLabel(leads.desk.outcome);
  await expect(outcome).toBeFocused();
  await outcome.selectOption('reached');
  await desk.getByRole('button', { name: leads.desk.keep }).press('Enter');
  const line = desk.getByRole('listitem').filter({ hasText: leads.outcomes.reached });
  await expect(line).toBeVisible();
}

test('an adviser who takes no calls says so before a number is left', async ({
  page,
  link,
  texts,
}) => {
  const { helpedRule, takesNoCalls } = texts.advisers;
  await page.goto(link('raiseAdviser', { query: { city: '福州' } }));
  await expect(page.getByText(takesNoCalls)).toBeVisible();
  await expect(page.getByText(helpedRule)).toHaveCount(0);
  await page.goto(link('raiseAdviser', { query: { city: '成都' } }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(takesNoCalls)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an adviser takes a family that nobody has, and hands it back', async ({
    page,
    browser,
    link,
    texts,
    signIn,
  }) => {
    const { advisers: t, leads } = texts;
    await page.goto(link('raiseRegist'));
    const disease = `脊髓炎${randomInt(10_000)}`;
    await page.getByLabel(t.fields.name).fill('扎西');
    await page.getByLabel(t.fields.mobile).fill(anyMobile());
    await page.getByLabel(t.fields.city).fill('拉萨');
    await page.getByLabel(t.fields.disease).fill(disease);
    await page.getByRole('button', { name: t.submit }).click();
    await page.waitForURL(/inquiry\/regist\?sent=1&clewId=/);
    await expect(page.getByText(leads.called.nobody)).toBeVisible();

    const own = await browser.newContext({ javaScriptEnabled: false });
    const desk = await own.newPage();
    await signIn(desk, chengdu);
    await desk.goto(link('deskLeads', { query: { view: 'common' } }));
    await desk.getByRole('row').filter({ hasText: '扎' }).last().getByRole('link').click();
    await expect(desk.getByText(leads.desk.hidden)).toBeVisible();
    await desk.getByRole('button', { name: leads.desk.claim }).click();
    await expect(desk.getByText('脊髓炎', { exact: false })).toBeVisible();
    await desk.getByText(leads.desk.hand, { exact: true }).first().click();
    await desk.getByLabel(leads.desk.to).selectOption('');
    await desk.getByLabel(leads.desk.handWhy).fill('要一位会藏语的同事');
    await desk.getByRole('button', { name: leads.desk.confirmHand }).click();
    await expect(desk.getByText(leads.desk.hidden)).toBeVisible();
    await own.close();
  });

  test('a reader takes part in inviting and sees the ladder, the record and the thanks', async ({
    page,
    link,
    texts,
    signIn,
  }) => {
    const { referral: t, titles } = texts;
    await signIn(page, anyMobile());
    await page.goto(link('inviter'));
    await page.getByRole('link', { name: t.own }).click();
    await page.getByRole('button', { name: t.join }).click();
    await expect(page.getByText(/userSourceId=[\w-]{22}/)).toBeVisible();
    await page.getByRole('link', { name: titles.getReward }).click();
    await expect(page.getByText(t.now('0'))).toBeVisible();
    await page.goto(link('helpRecord'));
    await expect(page.getByText(t.record.none.referred)).toBeVisible();
  });
});
