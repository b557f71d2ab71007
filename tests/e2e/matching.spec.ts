import type { Locale } from '#src/shared/platform/locale.ts';
import { placeName } from '#src/texts/place-name.ts';
import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff, passAtDesk } from '../support/desk-in-browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

/** It is the matching that runs in the demo; another family for each language asks to take part. */
const matched = familyOf('rare-nmosd-tester');
/** The demo names a bonfire and what has ended so. */
const activityNames = {
  'zh-CN': ['众人拾柴', '秋日同行'],
  en: ['Many hands bring firewood', 'Side by side in autumn'],
} satisfies Partial<Record<Locale, [string, string]>>;
const newcomersName = { 'zh-CN': '新朋友的一份心意', en: 'A gift for newcomers to give' } as const;
const asking = { 'zh-CN': 'brain-glioma-xiaohe', en: 'liver-carpenter-mushu' } as const;
const familyAsking = (locale: string | undefined) => familyOf(asking[locale as 'en']);

test('a family asks without script to take part in a matching, and staff take it in', async ({
  browser,
  page,
  server,
  link,
  texts,
  locale,
  signIn,
}) => {
  const { apply: t } = texts.matching;
  const { mobile, params, title } = familyAsking(locale);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const family = await plain.newPage();
  await signIn(family, mobile);
  await family.goto(link('fundraiserCenter', { params }));
  await family.getByRole('link', { name: texts.raiser.askMatching }).click();
  await family.getByRole('button', { name: t.submit }).first().click();
  await expect(family.getByText(t.statuses.APPLYING)).toBeVisible();
  await expect(family.getByRole('button', { name: t.submit })).toHaveCount(0);
  await signIn(page, deskStaff.administrator);
  await passAtDesk({ page, link, texts }, { queue: 'activityApply', title });
  await family.reload();
  await expect(family.getByText(texts.activities.page.none)).toHaveCount(0);
  await plain.close();
});

test('the pages of matched money lead to each other, and each can be read by everyone', async ({
  page,
  link,
  texts,
  locale,
  signIn,
}) => {
  const { titles } = texts;
  const { params, mobile } = matched;
  await signIn(page, mobile);
  await page.goto(link('matchingGiftDetail', { params }));
  await expect(page.getByText(texts.matching.rules.always)).toBeVisible();
  await expectAccessible(page, locale);
  await page.getByRole('link', { name: titles.matchingGiftAreaDetail }).click();
  await expect(page.getByRole('table')).toContainText(placeName('江苏', locale as Locale));
  await expectAccessible(page, locale);
  await page.getByRole('link', { name: titles.matchingGiftChangePayee }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.matchingGiftChangePayee);
  await expectAccessible(page, locale);
  await page.goto(link('matchingGiftQq', { params }));
  await expect(page.getByText(texts.matching.qq.none)).toBeVisible();
});

test('an activity has a page of its own, from the list of those that run and of those that ended', async ({
  page,
  link,
  texts,
  locale,
}) => {
  const { own } = texts.activities;
  const [bonfireName, endedName] = activityNames[locale as keyof typeof activityNames];
  await page.goto(link('aggregationPage'));
  await expect(page.getByRole('heading', { name: own.ended })).toBeVisible();
  await expectAccessible(page, locale);
  await page.getByRole('link', { name: bonfireName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bonfireName);
  await expect(page.getByRole('heading', { name: own.cases })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page, locale);
  await page.goto(link('aggregationPage'));
  await page.getByRole('link', { name: endedName }).click();
  await expect(page.getByText(texts.activities.statuses.END_WITH_TIME)).toBeVisible();
  await expectAccessible(page, locale);
});

test('an activity that goes on shows apart the appeals in it that take no gifts, and their own pages say so', async ({
  page,
  link,
  texts,
  locale,
  signIn,
}) => {
  const { own } = texts.activities;
  await page.goto(link('aggregationPage'));
  await page.getByRole('link', { name: newcomersName[locale as 'en'] }).click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const { withdrawing } = texts.cases.phases;
  await expect(part(own.casesOver)).toContainText(withdrawing.title);
  await expect(part(own.cases).getByRole('article')).not.toHaveCount(0);
  await expect(part(own.cases)).not.toContainText(withdrawing.title);
  await signIn(page, matched.mobile);
  const { over } = texts.activities.page;
  const { params } = familyOf('cancer-lin-teacher');
  await page.goto(link('matchingGiftDetail', { params }));
  await expect(page.getByText(over)).toBeVisible();
  await page.goto(link('matchingGiftDetail', { params: matched.params }));
  await expect(page.getByText(over)).toHaveCount(0);
});

test('a sponsor reads the statement by a link of the desk, without an account', async ({
  browser,
  page,
  server,
  link,
  texts,
  locale,
  signIn,
}) => {
  const { desk, statement: t } = texts.matching;
  await signIn(page, deskStaff.administrator);
  await page.goto(link('deskActivities'));
  const activity = page.locator('details.card').filter({ has: page.getByLabel(desk.link) });
  await activity.first().locator('summary').first().click();
  await activity.first().getByText(desk.statement).click();
  const address = await page.getByLabel(desk.link).first().inputValue();
  const outside = await browser.newContext({ baseURL: server.origin, locale: locale ?? '' });
  const sponsor = await outside.newPage();
  const { pathname } = new URL(address);
  await sponsor.goto(pathname);
  await expect(sponsor.getByRole('heading', { name: t.title, exact: true })).toBeVisible();
  await expect(sponsor.getByRole('row').last()).toContainText(t.sum);
  await expectAccessible(sponsor, locale);
  const table = await sponsor.request.get(
    (await sponsor.getByRole('link', { name: texts.statements.csv }).getAttribute('href')) ?? '',
  );
  expect(table.headers()['content-type']).toContain('text/csv');
  await outside.close();
});
