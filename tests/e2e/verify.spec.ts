import type { Page } from 'playwright/test';
import { dateText } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { deskStaff, passAtDesk } from '../support/desk-in-browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { samplePicture } from '../support/test-photos.ts';
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
    // It is one of illness: of a wish, the words are others.
    const infoUuid = await openCase(6);
    await page.getByRole('link', { name: t.verify }).click();
    await page.getByRole('radio', { name: t.kinds.friend }).check();
    await expect(page.getByText(t.realNameHint)).toBeVisible();
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
    await expect(page.getByRole('article')).toContainText(t.by('诸葛**', t.relations.neighbour));
    await page.goto(link('proveList', { query: { infoUuid } }));
    await expect(page.getByRole('article').filter({ hasText: '诸葛**' }).first()).toContainText(
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
    const list = link('proveList', { query: { infoUuid } });
    const before = await countDoctors(page, list, texts);
    await page.goto(link('proveAdd', { query: { infoUuid } }));
    await page.getByLabel(t.content).click();
    await waitForIsland(page, '#prove');
    await sayNurse(page, texts);
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
    await expect(page.getByRole('article')).toContainText(t.declared);
    await showCard(page, texts);
    expect(await countDoctors(page, list, texts)).toBe(before);
    await signIn(page, deskStaff.reviewer);
    const asked = { queue: 'doctor', title: /./, fill: () => compareCard(page, texts) } as const;
    await passAtDesk({ page, link, texts }, asked);
    expect(await countDoctors(page, list, texts)).toBe(before + 1);
    const shown = page.getByRole('article').filter({ hasText: '欧阳**' }).first();
    await expect(shown).toContainText(t.levels.cardSeen(dateText(Date.now(), locale as Locale)));
    await expect(shown).toContainText(t.by('欧阳**', t.relations.nurse));
  });
});

async function sayNurse(page: Page, { verification: t }: Texts): Promise<void> {
  await page.getByLabel(t.content).fill(words);
  await page.getByRole('radio', { name: t.kinds.doctor }).check();
  await page.getByLabel(t.relation).selectOption('nurse');
  await page.getByLabel(t.realName).fill('欧阳小明');
}

/** Counts how many doctors the list of verifications says there are. */
async function countDoctors(page: Page, list: string, { verification: t }: Texts): Promise<number> {
  await page.goto(list);
  // What follows says how many of them showed a card.
  const line = new RegExp(`^\\s*${t.countLine(t.kinds.doctor, '(\\d+)')}`);
  const shown = await page.getByRole('listitem').filter({ hasText: line }).allTextContents();
  return Number(line.exec(shown[0] ?? '')?.[1] ?? 0);
}

/** Hands in a photo for staff alone, on the page of thanks. */
async function showCard(page: Page, { verification: { card } }: Texts): Promise<void> {
  const photo = await samplePicture(300, 200, 53).jpeg().toBuffer();
  const file = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.locator('.photos [type=file]').setInputFiles([file]);
  await expect(page.locator('.photos li.kept')).toHaveCount(1);
  await page.getByRole('button', { name: card.submit }).click();
  await expect(page.getByText(card.handedIn)).toBeVisible();
}

async function compareCard(page: Page, { raising }: Texts): Promise<void> {
  await page.locator('[data-original] summary').first().click();
  await expect(page.locator('[data-original] img')).toBeVisible();
  await page.getByLabel(raising.comparisons.workCard).check();
}
