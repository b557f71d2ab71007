import type { Page } from 'playwright/test';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { textsOf } from '#src/texts/texts.ts';
import { expect, type Link, test } from '../support/browser.ts';
import { decideBase, decideNext } from '../support/decide-at-desk.ts';
import { addPhoto, waitForKeeper } from '../support/fill-sheets.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { someIdCard } from '../support/some-id-card.ts';
import { storyOfNumber } from '../support/test-stories.ts';
import { visitCase } from '../support/visit-case.ts';

const title = '带十岁的小舟去看一次海';
const firstWords =
  '小舟今年十岁，住院两年，最大的心愿是看一次海。医生说十二月有两周可以离开病房，我们想带他和妈妈去青岛三天，住在离医院近的地方，有一位护士同行。';
/** The same words twice would be held as a copy. */
const story = firstWords + storyOfNumber(Date.now() % 1_000_003, 200);
const organisation = '青舟儿童心愿社';
const refused = '请写明谁陪同、哪一天出发';
const cameTrue = '今天，小舟看到海了。他脱了鞋，在浪里站了很久，说水是咸的。谢谢每一位帮过他的人。';

/** A refused sheet answers 4xx, which the browser counts as an error. */
test.use({ expectedErrors: [/status of 4/] });

type Told = { page: Page; link: Link; texts: ReturnType<typeof textsOf> };

test('a dream is begun, filled in, mended and passed; gifts fulfil it, and everyone reads how', async ({
  page,
  server,
  link,
  signIn,
  texts,
  locale,
}) => {
  test.setTimeout(150_000);
  const told = { page, link, texts };
  const { raising, progress, tracing } = texts;
  const dreamer = locale === 'en' ? '13700000087' : '13700000086';
  await signIn(page, dreamer);
  const infoUuid = await begin(told);
  const params = { infoUuid };
  await writeDream(told);
  await tellWhoseDream(told);
  await tellWhoOrganises(told);
  await showPapers(told);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(raising.submittedTitle);

  await decideBase(server, infoUuid, { 'publisher.words': refused });
  await page.goto(link('rejected', { query: { infoUuid } }));
  await mendPlan(told);
  await decideBase(server, infoUuid, {});

  await page.goto(link('contribute', { params }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByText(organisation).first()).toBeVisible();
  await signIn(page, '13900000078');
  await visitCase(page, link('contribute', { params }));
  await page.goto(link('pay', { params, query: { amountInFen: 100_000 } }));
  await page.locator('.give-bar button').click();
  await payAtCashier(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.donations.paidTitle);

  await signIn(page, dreamer);
  await page.goto(link('publishProgress', { params }));
  await page.getByLabel(progress.content).fill(cameTrue);
  await page.getByRole('button', { name: progress.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(progress.successTitle);
  // Posts of the seed wait before ours.
  while (await decideNext(server, 'post'));
  await page.goto(link('detailProgress', { params }));
  for (const happened of [tracing.milestone(100), cameTrue])
    await expect(page.getByRole('main')).toContainText(happened);
  await page.goto(link('fundraiserDetail', { params, query: { tab: 'gifts' } }));
  await expect(page.getByRole('main')).toContainText('1,000');
  // Counted in memory first, and the dreamer's own visits never.
  await expect(async () => {
    await page.goto(link('fundraiserDetail', { params, query: { tab: 'visits' } }));
    await expect(page.getByText(texts.raiser.visitDay('1'))).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});

/** By the page that explains dreams; answers the case that was begun. */
async function begin({ page, link, texts }: Told): Promise<string> {
  await page.goto(link('launch', { query: { caseType: caseTypes.dream } }));
  await expect(page.getByLabel(texts.raising.fields.illnessKey)).toHaveCount(0);
  await page.getByLabel(texts.dream.raising.launchWho).selectOption('6');
  await page.getByLabel(texts.raising.launchAgreed).check();
  await page.getByRole('button', { name: texts.raising.launchGo }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(texts.raising.sheets.dreamBase.title);
  return new URL(page.url()).searchParams.get('infoUuid') ?? '';
}

/** First with a target too small, which costs nothing that was typed. */
async function writeDream({ page, texts }: Told): Promise<void> {
  const { raising: t } = texts;
  await waitForKeeper(page);
  await page.getByLabel(t.fields.title, { exact: true }).fill(title);
  await page.getByLabel(t.fieldsOfSheet.dreamBase.content, { exact: true }).fill(story);
  await page.getByLabel(t.fields.target).fill('12');
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText(texts.fieldProblems.targetTooSmall)).toBeVisible();
  await expect(page.getByLabel(t.fields.title, { exact: true })).toHaveValue(title);
  await page.getByLabel(t.fields.target).fill('1000');
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('link', { name: texts.dream.raising.toPatient }).click();
}

async function tellWhoseDream({ page, texts: { raising: t } }: Told): Promise<void> {
  const of = t.fieldsOfSheet.individual;
  await waitForKeeper(page);
  await expect(page.getByLabel(of.relation)).toHaveValue('6');
  await page.getByLabel(of.name, { exact: true }).fill('周小舟');
  await page.getByLabel(of.idCard, { exact: true }).fill(someIdCard());
  await addPhoto(page);
  for (const label of [t.consents.own, of.agreed]) await page.getByLabel(label).check();
  await page.getByRole('button', { name: t.next }).click();
}

async function tellWhoOrganises({ page, texts: { raising: t } }: Told): Promise<void> {
  const of = t.fieldsOfSheet.origination;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.origination.title);
  await waitForKeeper(page);
  await page.getByLabel(t.organisers.organisation, { exact: true }).check();
  await page.getByLabel(of.name, { exact: true }).fill(organisation);
  await page.getByLabel(t.fields.licenceNo).fill('51370200X');
  await page.getByLabel(of.mobile, { exact: true }).fill('13900005678');
  await page.getByLabel(of.words).fill('由志愿者陪同，医院护士同行，十二月出发。');
  await page.getByLabel(of.agreed).check();
  await page.getByRole('button', { name: t.next }).click();
}

async function showPapers({ page, texts: { raising: t } }: Told): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.confirm.title);
  await waitForKeeper(page);
  await addPhoto(page);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.submit }).click();
}

/** The one field that was refused, alone. */
async function mendPlan({ page, texts: { raising: t } }: Told): Promise<void> {
  await page.getByRole('link', { name: t.toMend }).click();
  await expect(page.getByText(refused)).toBeVisible();
  await waitForKeeper(page);
  const plan = page.getByLabel(t.fieldsOfSheet.origination.words);
  await plan.fill('两位持证志愿者和一位护士全程陪同，十二月六日出发，八日回到病房。');
  await page.getByRole('button', { name: t.save }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.supplementSentTitle);
}
