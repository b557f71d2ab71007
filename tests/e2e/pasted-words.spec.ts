import type { Locator } from 'playwright/test';
import { beginAppeal } from '../support/begin-appeal.ts';
import { expect, test } from '../support/browser.ts';
import { waitForKeeper } from '../support/fill-sheets.ts';

test.use({ expectedErrors: [/status of 4/] });

test('a story that is pasted is never cut, and is told to be too long', async ({
  page,
  link,
  signIn,
  texts: { raising: t, fieldProblems },
  locale,
}) => {
  await signIn(page, locale === 'en' ? '13700000186' : '13700000185');
  const infoUuid = await beginAppeal(page, { link, t });
  await page.goto(link('editBasicInfo', { query: { infoUuid } }));
  await waitForKeeper(page);
  const story = page.getByLabel(t.fields.content, { exact: true });
  const words = '我们一家的事。'.repeat(900);
  // It is copied from a place of its own, as from a note on the same phone.
  await story.evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text;
    field.select();
  }, words);
  await page.keyboard.press('Control+X');
  expect(await lengthOf(story)).toBe(0);
  await page.keyboard.press('Control+V');
  expect(await lengthOf(story)).toBe(words.length);
  await expect(page.getByText(`${words.length} / 6000`)).toBeVisible();
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText(fieldProblems.tooLong)).toBeVisible();
  expect(await lengthOf(story)).toBe(words.length);
});

/** Thousands of letters are no failure that anybody can read. */
async function lengthOf(field: Locator): Promise<number> {
  return (await field.inputValue()).length;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('words are taken whole, and sent back whole with what is wrong', async ({
    page,
    link,
    texts: { advisers: t, fieldProblems },
  }) => {
    await page.goto(link('onlineService'));
    await page.getByLabel(t.fields.name).fill('王小明');
    await page.getByLabel(t.fields.mobile).fill('13900001234');
    const content = page.getByLabel(t.fields.content);
    const words = '请帮我看看。'.repeat(200);
    await content.focus();
    await page.keyboard.insertText(words);
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(fieldProblems.tooLong)).toBeVisible();
    expect(await lengthOf(content)).toBe(words.length);
    await expect(page.getByText(`${words.length} / 1000`)).toBeVisible();
  });
});
