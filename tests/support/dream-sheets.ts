import type { Page } from 'playwright/test';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, type Link } from './browser.ts';
import { addPhoto, waitForKeeper } from './fill-sheets.ts';
import { someIdCard } from './some-id-card.ts';
import { storyOfNumber } from './test-stories.ts';

const firstWords =
  '小舟今年十岁，住院两年，最大的心愿是看一次海。医生说十二月有两周可以离开病房，我们想带他和妈妈去青岛三天，住在离医院近的地方，有一位护士同行。';
/** The same words twice would be held as a copy. */
const story = firstWords + storyOfNumber(Date.now() % 1_000_003, 200);

/** This is told of it, and this staff refuse at first. */
export const dream = {
  title: '带十岁的小舟去看一次海',
  organisation: '青舟儿童心愿社',
  refused: '请写明谁陪同、哪一天出发',
} as const;

export type Dreaming = { page: Page; link: Link; texts: Texts };

/** Begins by the page that explains dreams; answers the case that was begun. */
export async function beginDream({ page, link, texts }: Dreaming): Promise<string> {
  await page.goto(link('launch', { query: { caseType: caseTypes.dream } }));
  await expect(page.getByLabel(texts.raising.fields.illnessKey)).toHaveCount(0);
  await page.getByLabel(texts.dream.raising.launchWho).selectOption('6');
  await page.getByLabel(texts.raising.launchAgreed).check();
  await page.getByRole('button', { name: texts.raising.launchGo }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(texts.raising.sheets.dreamBase.title);
  return new URL(page.url()).searchParams.get('infoUuid') ?? '';
}

/** Writes it first with a target too small, which costs nothing that was typed. */
export async function writeDream({ page, texts }: Dreaming): Promise<void> {
  const { raising: t } = texts;
  await waitForKeeper(page);
  await page.getByLabel(t.fields.title, { exact: true }).fill(dream.title);
  await page.getByLabel(t.fieldsOfSheet.dreamBase.content, { exact: true }).fill(story);
  await page.getByLabel(t.fields.target).fill('12');
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText(texts.fieldProblems.targetTooSmall)).toBeVisible();
  await expect(page.getByLabel(t.fields.title, { exact: true })).toHaveValue(dream.title);
  await page.getByLabel(t.fields.target).fill('1000');
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('link', { name: texts.dream.raising.toPatient }).click();
}

export async function tellWhoseDream({ page, texts: { raising: t } }: Dreaming): Promise<void> {
  const of = t.fieldsOfSheet.individual;
  await waitForKeeper(page);
  await expect(page.getByLabel(of.relation)).toHaveValue('6');
  await page.getByLabel(of.name, { exact: true }).fill('周小舟');
  await page.getByLabel(of.idCard, { exact: true }).fill(someIdCard());
  await addPhoto(page);
  for (const label of [t.consents.own, of.agreed]) await page.getByLabel(label).check();
  await page.getByRole('button', { name: t.next }).click();
}

export async function tellWhoOrganises({ page, texts: { raising: t } }: Dreaming): Promise<void> {
  const of = t.fieldsOfSheet.origination;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.origination.title);
  await waitForKeeper(page);
  await page.getByLabel(t.organisers.organisation, { exact: true }).check();
  await page.getByLabel(of.name, { exact: true }).fill(dream.organisation);
  await page.getByLabel(t.fields.licenceNo).fill('51370200X');
  await page.getByLabel(of.mobile, { exact: true }).fill('13900005678');
  await page.getByLabel(of.words).fill('由志愿者陪同，医院护士同行，十二月出发。');
  await page.getByLabel(of.agreed).check();
  await page.getByRole('button', { name: t.next }).click();
}

export async function showPapers({ page, texts: { raising: t } }: Dreaming): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.confirm.title);
  await waitForKeeper(page);
  await addPhoto(page);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.submit }).click();
}

/** Mends the one field that was refused, alone. */
export async function mendPlan({ page, texts: { raising: t } }: Dreaming): Promise<void> {
  await page.getByRole('link', { name: t.toMend }).click();
  await expect(page.getByText(dream.refused)).toBeVisible();
  await waitForKeeper(page);
  const plan = page.getByLabel(t.fieldsOfSheet.origination.words);
  await plan.fill('两位持证志愿者和一位护士全程陪同，十二月六日出发，八日回到病房。');
  await page.getByRole('button', { name: t.save }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.supplementSentTitle);
}
