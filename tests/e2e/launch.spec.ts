import type { Page } from 'playwright/test';
import type { textsOf } from '#src/texts/texts.ts';
import { expect, type Link, test } from '../support/browser.ts';
import { decideBase } from '../support/decide-at-desk.ts';
import { familyOf } from '../support/demo-family.ts';
import { addPhoto, waitForKeeper } from '../support/fill-sheets.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { someIdCard } from '../support/some-id-card.ts';
import { storyOfNumber } from '../support/test-stories.ts';

const words = '请写清楚是谁、什么病、需要什么';
const title = '救救做了二十年木工的父亲';
const firstWords =
  '我父亲今年五十八岁，在工地上做了二十年木工。今年三月他开始发烧，县医院查出是白血病。两次化疗之后要做移植，家里的积蓄和借来的钱都用完了。请帮帮他，每一笔钱我都会写清楚用在哪里。';
/** The same words twice would be held as a copy. */
const story = firstWords + storyOfNumber(Date.now() % 1_000_003, 300);

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4/] });

type Told = {
  page: Page;
  link: Link;
  texts: ReturnType<typeof textsOf>;
};

test('a family launches on a phone that loses its network and the page, mends one field, and is public', async ({
  page,
  server,
  link,
  signIn,
  texts,
  locale,
}) => {
  test.setTimeout(150_000);
  const told = { page, link, texts };
  await signIn(page, locale === 'en' ? '13700000082' : '13700000081');
  const infoUuid = await launch(told);
  await writeAppeal(told);
  await writePatient(told);
  await decideBase(server, infoUuid, { 'base.title': words });
  await mend(told);
  await decideBase(server, infoUuid, {});

  await page.goto(link('contribute', { params: { infoUuid } }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林大木，白血病');
  await expect(page.getByText(texts.raising.writtenByLine.family)).toBeVisible();
  await page.goto(link('pay', { params: { infoUuid }, query: { amountInFen: 5000 } }));
  await page.locator('.give-bar button').click();
  await payAtCashier(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.donations.paidTitle);
});

test('a public case is changed only after thinking about it, and keeps its old words meanwhile', async ({
  page,
  link,
  signIn,
  texts: { raising: t },
}) => {
  const { infoUuid, params, mobile } = familyOf('burn-kitchen-ahui');
  await signIn(page, mobile);
  await page.goto(link('editBasicInfo', { query: { infoUuid } }));
  await waitForKeeper(page);
  await page.getByLabel(t.fields.title, { exact: true }).fill('阿辉还在植皮，手术费差八万');
  await page.getByRole('button', { name: t.save }).click();
  const dialog = page.getByRole('dialog', { name: t.confirmTitle });
  await expect(dialog).toContainText(t.confirmWords);
  await dialog.getByRole('button', { name: t.thinkAgain }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t.save }).click();
  await dialog.getByRole('button', { name: t.confirm }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.supplementSentTitle);
  await page.goto(link('contribute', { params }));
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('植皮，手术费差八万');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sheet is refused with what was typed, and then saved', async ({
    page,
    link,
    signIn,
    texts: { raising: t, fieldProblems },
    locale,
  }) => {
    await signIn(page, locale === 'en' ? '13700000084' : '13700000083');
    await page.goto(link('launch'));
    await page.getByLabel(t.launchAgreed).check();
    await page.getByRole('button', { name: t.launchGo }).click();
    const infoUuid = new URL(page.url()).searchParams.get('infoUuid') ?? '';
    await page.goto(link('householdAssets', { query: { infoUuid } }));
    await page.getByLabel(t.houses.one).check();
    await page.getByLabel(t.cars.none).check();
    await page.getByLabel(t.insurances.basic, { exact: true }).check();
    await page.getByLabel(t.fields.income).fill('四万');
    await page.getByLabel(t.fields.savings).fill('0');
    await page.getByLabel(t.fields.debts).fill('60000');
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByText(fieldProblems.wholeYuan)).toBeVisible();
    await expect(page.getByLabel(t.fields.income)).toHaveValue('四万');
    await expect(page.getByLabel(t.houses.one)).toBeChecked();
    await page.getByLabel(t.fields.income).fill('40000');
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.publisher.title);
  });
});

/** Answers the case that was begun. */
async function launch({ page, link, texts: { raising: t } }: Told): Promise<string> {
  await page.goto(link('launch'));
  await page.getByLabel(t.launchWho).selectOption('6');
  await page.getByLabel(t.fields.illnessKey).selectOption('leukemia');
  await page.getByLabel(t.launchIllness).fill('白血病');
  await page.getByLabel(t.launchAgreed).check();
  await page.getByRole('button', { name: t.launchGo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.base.title);
  return new URL(page.url()).searchParams.get('infoUuid') ?? '';
}

/** Words and a photo, over two losses of the network and one of the page. */
async function writeAppeal({ page, texts: { raising: t } }: Told): Promise<void> {
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
  // Not setOffline: a page that is left would be connected again, and save at the last moment.
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

/** First with a wrong digit, which costs nothing that was typed. */
async function writePatient({ page, texts }: Told): Promise<void> {
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
}

async function mend({ page, link, texts: { raising: t, raiser } }: Told): Promise<void> {
  await page.goto(link('mineRaise'));
  await page.getByRole('link', { name: raiser.tasks.partsRefused('1') }).click();
  await page.getByRole('link', { name: t.toMend }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel(t.fields.content, { exact: true })).toHaveCount(0);
  await waitForKeeper(page);
  await page.getByLabel(t.fields.title, { exact: true }).fill('林大木，白血病，差二十万移植费');
  await page.getByRole('button', { name: t.save }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.supplementSentTitle);
}
