import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const words = '我们住同一个楼道，孩子住院以后我去看过两次，情况是真的。';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('a neighbour is told what is wrong, verifies, and stands on the list', async ({
    page,
    openCase,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { verification: t, fieldProblems } = texts;
    await signIn(page, locale === 'en' ? '13900000082' : '13900000083');
    // One of illness: of a wish, the words are others.
    const infoUuid = await openCase(6);
    await page.getByRole('link', { name: t.verify }).click();
    await page.getByRole('radio', { name: t.kinds.friend }).check();
    await page.getByLabel(t.relation).selectOption('neighbour');
    await page.getByLabel(t.realName).fill('Tom');
    await page.getByLabel(t.content).fill(words);
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(fieldProblems.personName)).toBeVisible();
    await expect(page.getByLabel(t.content)).toHaveValue(words);
    await page.getByLabel(t.realName).fill('诸葛小明');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.successTitle);
    await expect(page.getByText(t.counted)).toBeVisible();
    await expect(page.getByRole('article')).toContainText(t.by('诸**', t.relations.neighbour));
    await page.goto(link('proveList', { query: { infoUuid } }));
    await expect(page.getByRole('article').filter({ hasText: '诸**' }).first()).toContainText(
      words,
    );
    await expect(page.locator('body')).not.toContainText('诸葛小明');
  });

  test('a reader complains about a verification, once', async ({
    page,
    server,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { verification: t, problems } = texts;
    const infoUuid = await findOpenCase(server, 5);
    await signIn(page, locale === 'en' ? '13900000084' : '13900000085');
    await page.goto(link('proveList', { query: { infoUuid } }));
    const thanks = page.getByRole('article').first().getByRole('button').first();
    const before = Number(/\d+/.exec((await thanks.textContent()) ?? '')?.[0] ?? 0);
    await thanks.click();
    await expect(thanks).toHaveText(t.thank(String(before + 1)));
    for (const answer of [t.complained, problems.alreadyComplained]) {
      const card = page.getByRole('article').first();
      await card.locator('summary').click();
      await card.getByLabel(t.reason).fill('我是同病房的，没有见过这个人');
      await card.getByRole('button', { name: t.sendComplaint }).click();
      await expect(page.getByText(answer).first()).toBeVisible();
    }
  });
});

test.describe('with script', () => {
  test.use({ expectedErrors: [/\b400\b/] });

  test('the same form says what is wrong in place and keeps what was typed', async ({
    page,
    server,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { verification: t, fieldProblems } = texts;
    const infoUuid = await findOpenCase(server, 6);
    await signIn(page, locale === 'en' ? '13900000086' : '13900000087');
    await page.goto(link('proveAdd', { query: { infoUuid } }));
    await page.getByLabel(t.content).click();
    await waitForIsland(page, '.prove');
    await page.getByLabel(t.content).fill(words);
    await page.getByRole('radio', { name: t.kinds.doctor }).check();
    await page.getByLabel(t.relation).selectOption('nurse');
    await page.getByLabel(t.realName).fill('欧阳小明');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(fieldProblems.required)).toBeVisible();
    await expect(page.getByLabel(t.hospital)).toBeFocused();
    await page.reload();
    await page.getByLabel(t.content).click();
    await expect(page.getByText(t.draftRestored)).toBeVisible();
    await expect(page.getByLabel(t.content)).toHaveValue(words);
    await expect(page.getByLabel(t.realName)).toHaveValue('');
    await page.getByLabel(t.realName).fill('欧阳小明');
    await page.getByLabel(t.hospital).fill('云岭儿童医院');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.successTitle);
  });
});
