import { expect, test } from '../support/browser.ts';
import { decideBase } from '../support/decide-at-desk.ts';
import { familyOf } from '../support/demo-family.ts';
import { waitForKeeper } from '../support/fill-sheets.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { type Told, writeAppeal, writePatient } from '../support/write-appeal.ts';

const words = '请写清楚是谁、什么病、需要什么';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4/] });

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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('老木匠得了白血病');
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

async function mend({ page, link, texts: { raising: t, raiser } }: Told): Promise<void> {
  await page.goto(link('mineRaise'));
  await page.getByRole('link', { name: raiser.tasks.partsRefused('1') }).click();
  await page.getByRole('link', { name: t.toMend }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel(t.fields.content, { exact: true })).toHaveCount(0);
  await waitForKeeper(page);
  await page.getByLabel(t.fields.title, { exact: true }).fill('老木匠得了白血病，差二十万移植费');
  await page.getByRole('button', { name: t.save }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.supplementSentTitle);
}
