import { expect, test } from '../support/browser.ts';
import { waitForKeeper } from '../support/fill-sheets.ts';

test('six questions become a draft of the story, and a telephone in it is warned of', async ({
  page,
  link,
  signIn,
  texts: { raising: t, raiseHelp: help },
  locale,
}) => {
  await signIn(page, locale === 'en' ? '13700000088' : '13700000087');
  await page.goto(link('launch'));
  await page.getByLabel(t.fields.illnessKey).selectOption('leukemia');
  await page.getByLabel(t.launchAgreed).check();
  await page.getByRole('button', { name: t.launchGo }).click();
  await waitForKeeper(page);
  await expect(page.getByText(help.amountTitle)).toBeVisible();

  const story = page.getByLabel(t.fields.content, { exact: true });
  await story.fill('请打 138 1234 5678');
  await expect(page.getByText(help.mustGo)).toBeVisible();
  await story.fill('我先写一句。');
  await expect(page.getByText(help.mustGo)).toBeHidden();

  await page.getByText(help.starterTitle).click();
  await page.getByRole('button', { name: help.makeDraft }).click();
  await expect(page.getByText(help.needAnswer)).toBeVisible();
  await page.getByLabel(help.questions.who).fill(help.examples.who);
  await page.getByLabel(help.questions.use).fill(help.examples.use);
  await page.getByRole('button', { name: help.makeDraft }).click();
  await expect(page.getByText(help.draftAdded)).toBeVisible();
  await expect(story).toHaveValue(
    new RegExp(`^我先写一句。\n\n${help.examples.who}[^]+${help.examples.use}`),
  );
  await expect(page.getByText(t.autosave.saved.split('{time}')[0] ?? '')).toBeVisible();
  await page.reload();
  await expect(story).toHaveValue(new RegExp(help.examples.who));
});
