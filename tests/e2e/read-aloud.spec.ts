import type { Page } from 'playwright/test';
import { beginAppeal } from '../support/begin-appeal.ts';
import { expect, test } from '../support/browser.ts';
import { firstFamily } from '../support/demo-family.ts';

test('a sheet is read aloud, question by question, and stops when asked', async ({
  page,
  link,
  signIn,
  texts: { raising: t, platform },
  locale,
}) => {
  await listen(page);
  await signIn(page, locale === 'en' ? '13700000078' : '13700000077');
  await beginAppeal(page, { link, t });
  await page.getByRole('button', { name: platform.readAloud }).click();
  expect((await heard(page)).map(({ text }) => text)).toEqual([t.fields.illnessKey]);
  await page.getByRole('button', { name: platform.stopReading }).click();
  await expect(page.getByRole('button', { name: platform.readAloud })).toBeVisible();
});

test('a story is read aloud in the language it is written in', async ({ page, link, texts }) => {
  await listen(page);
  await page.goto(link('contribute', { params: firstFamily.params }));
  await page.getByRole('button', { name: texts.platform.readAloud }).click();
  const shown = page.locator('[data-story] p').first();
  const lang = await shown.evaluate((part) => part.closest<HTMLElement>('[lang]')?.lang);
  expect(await heard(page)).toEqual([{ text: expect.any(String), lang }]);
  const [{ text = '' } = {}] = await heard(page);
  expect(text.length).toBeGreaterThan(2);
  await expect(shown).toContainText(text);
});

type Heard = { text: string; lang: string };

/** This voice only notes what it is given, and never comes to its end. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: Heard[] = [];
    const voice = {
      speak: ({ text, lang }: SpeechSynthesisUtterance) => void given.push({ text, lang }),
      cancel: () => {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.assign(window, { heard: given });
  });
}

function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}
