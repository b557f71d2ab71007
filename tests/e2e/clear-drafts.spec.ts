import { draftRules } from '#src/stores/drafts.ts';
import { expect, test } from '../support/browser.ts';

test('drafts of every kind are cleared after a confirmation, and nothing else is', async ({
  page,
  link,
  texts,
}) => {
  const t = texts.tools.clearDraft;
  const drafts = Object.keys(draftRules).map((kind) => `draft.${kind}.a`);
  await page.goto(link('clearDraft'));
  await page.evaluate(
    (names) => {
      for (const name of names) localStorage.setItem(`warmlight.${name}`, '1');
    },
    [...drafts, 'signed-in'],
  );
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(t.count(String(drafts.length)));
  await page.getByRole('button', { name: t.clear }).click();
  await page.getByRole('button', { name: t.keep }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(drafts.length + 1);
  await page.getByRole('button', { name: t.clear }).click();
  await page.getByRole('button', { name: t.confirm }).click();
  await expect(page.getByRole('status')).toHaveText(t.done);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['warmlight.signed-in']);
});
