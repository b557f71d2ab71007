import type { Page } from 'playwright/test';
import type { textsOf } from '#src/texts/texts.ts';
import { expect, type Link } from './browser.ts';
import { baseFields } from './family-fields.ts';
import { addPhoto, waitForKeeper } from './fill-sheets.ts';
import { someIdCard } from './some-id-card.ts';
import { storyOfNumber } from './test-stories.ts';

export const { title, content } = baseFields;
/** The same words twice would be held as a copy. */
const story = content + storyOfNumber(Date.now() % 1_000_003, 300);

export type Told = {
  page: Page;
  link: Link;
  texts: ReturnType<typeof textsOf>;
};

/** Writes words and a photo, over two losses of the network and one of the page. */
export async function writeAppeal({ page, texts: { raising: t } }: Told): Promise<void> {
  const context = page.context();
  const address = page.url();
  const saved = (line: string) => line.split('{time}')[0] ?? '';
  await waitForKeeper(page);
  await page.getByLabel(t.fields.province, { exact: true }).fill('云南');
  await page.getByLabel(t.fields.city, { exact: true }).fill('昭通');
  await expect(page.getByText(saved(t.autosave.saved))).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(t.fields.title, { exact: true }).fill(title);
  await expect(page.getByText(saved(t.autosave.here))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(saved(t.autosave.saved))).toBeVisible();
  // It is not setOffline: a page that is left would be connected again, and save at the last
  // moment.
  await context.route('**/api/**', (route) => route.abort());
  await page.getByLabel(t.fields.content, { exact: true }).fill(story);
  await expect(page.getByText(saved(t.autosave.here))).toBeVisible();
  await page.goto('about:blank');
  await context.unroute('**/api/**');

  await page.goto(address);
  await waitForKeeper(page);
  await expect(page.getByText(saved(t.autosave.restored))).toBeVisible();
  await expect(page.getByLabel(t.fields.content, { exact: true })).toHaveValue(story);
  await expect(page.getByLabel(t.fields.title, { exact: true })).toHaveValue(title);
  await page.getByLabel(t.writers.family).check();
  await page.getByLabel(t.fields.targetAmountInFen).fill('200000');
  await addPhoto(page);
  await page.getByLabel(t.fieldsOfSheet.base.agreed).check();
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('link', { name: t.toPatient }).click();
}

/** Writes it first with a wrong digit, which costs nothing that was typed. */
export async function writePatient({ page, texts }: Told): Promise<void> {
  const { raising: t } = texts;
  await waitForKeeper(page);
  await page.getByLabel(t.fieldsOfSheet.patient.name).fill('林大木');
  await page.getByLabel(t.fieldsOfSheet.patient.idCard).fill('110101199003070079');
  await page.getByLabel(t.maritalStatuses[1], { exact: true }).check();
  await page.getByLabel(t.consents.own).check();
  await page.getByLabel(t.fieldsOfSheet.patient.agreed).check();
  await addPhoto(page);
  await page.getByRole('button', { name: t.next }).click();
  const idCard = page.getByLabel(t.fieldsOfSheet.patient.idCard);
  await expect(idCard).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(t.fieldsOfSheet.patient.name)).toHaveValue('林大木');
  await idCard.fill(someIdCard());
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.submittedTitle);
  await expect(page.getByText(t.submittedMeanwhile)).toBeVisible();
  await expect(page.getByRole('link', { name: t.parts.household })).toBeVisible();
  await expect(page.getByRole('link', { name: t.parts.patient })).toHaveCount(0);
}
