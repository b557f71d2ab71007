import { expect } from 'playwright/test';
import type { DeskPage } from './desk-in-browser.ts';
import { addPhoto, waitForKeeper } from './fill-sheets.ts';
import { payAtCashier } from './pay-at-cashier.ts';
import { someIdCard } from './some-id-card.ts';
import { storyOfNumber } from './test-stories.ts';

export const title = '苹果脆换母亲的透析费';
const firstWords =
  '母亲今年六十三岁，透析第四年，每周三次。家里有两亩苹果园，今年把苹果烘成了苹果脆，想卖了给母亲交透析费。每一袋都是我们自己烘的，作坊有登记证。';
/** The same words twice would be held as a copy. */
const story = firstWords + storyOfNumber(Date.now() % 1_000_003, 300);
export const thing = '苹果脆三百克一袋';
export const licence = 'SZ5106240099';

/** Begins by the page that says what goods are for. */
export async function begin({ page, link, texts }: DeskPage): Promise<void> {
  const { raising: t } = texts;
  await page.goto(link('chooseProduct', { params: { product: 'goods' } }));
  await page.getByRole('link', { name: texts.kinds.chooseGo }).click();
  await page.getByLabel(t.launchWho).selectOption('7');
  await page.getByLabel(t.fields.illnessKey).selectOption('kidney');
  await page.getByLabel(t.launchIllness).fill('尿毒症');
  await page.getByLabel(t.launchAgreed).check();
  await page.getByRole('button', { name: t.launchGo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.goodsBase.title);
}

/** Writes it first without the licence that made food needs, which costs nothing that was typed. */
export async function writeGoods({ page, texts }: DeskPage): Promise<void> {
  const { raising: t, kinds, fieldProblems } = texts;
  const of = (name: keyof typeof kinds.gearFields) =>
    page.getByLabel(kinds.gearField('1', kinds.gearFields[name]));
  await waitForKeeper(page);
  await page.getByLabel(t.fields.province, { exact: true }).fill('四川');
  await page.getByLabel(t.fields.city, { exact: true }).fill('德阳');
  await page.getByLabel(t.fields.title, { exact: true }).fill(title);
  await page.getByLabel(t.fields.content, { exact: true }).fill(story);
  await page.getByLabel(t.writers.family).check();
  await page.getByLabel(t.fields.targetAmountInFen).fill('60000');
  await addPhoto(page);
  await of('Title').fill(thing);
  await of('PriceInFen').fill('36');
  await of('Stock').fill('20');
  await of('Kind').selectOption('food');
  await of('Origin').fill('四川德阳');
  await of('SendDays').fill('3');
  await page.getByLabel(t.fieldsOfSheet.goodsBase.agreed).check();
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText(fieldProblems.gearLicence)).toBeVisible();
  await expect(of('Title')).toHaveValue(thing);
  await of('Licence').fill(licence);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('link', { name: t.toPatient }).click();
}

export async function tellWhoIsIll({ page, texts: { raising: t } }: DeskPage): Promise<void> {
  const of = t.fieldsOfSheet.patient;
  await waitForKeeper(page);
  await page.getByLabel(of.name).fill('陈秀英');
  await page.getByLabel(of.idCard).fill(someIdCard('19630412', 'female'));
  await page.getByLabel(t.maritalStatuses[1], { exact: true }).check();
  await page.getByLabel(t.consents.own).check();
  await page.getByLabel(of.agreed).check();
  await addPhoto(page);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.submittedTitle);
}

/** Goes from the page of its case, as somebody who never said where to send to. */
export async function chooseAndPay(
  { page, texts: { kinds: t, parcels } }: DeskPage,
  price: string,
): Promise<void> {
  await page.getByRole('link', { name: thing }).click();
  await page.getByRole('link', { name: t.toAddress }).click();
  await page.getByLabel(t.name, { exact: true }).fill('李青');
  await page.getByLabel(t.mobile).fill('13900000191');
  await page.getByLabel(t.region).fill('四川省成都市');
  await page.getByLabel(t.street).fill('玉林街 12 号');
  await page.getByRole('button', { name: t.save }).click();
  await page.getByRole('button', { name: t.pay(price) }).click();
  await payAtCashier(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(parcels.paid.title);
}

type Parcel = { carrier: string; tracking: string };

/** Sends it from the list of what is to be sent. */
export async function send(
  { page, texts: { kinds: t, parcels } }: DeskPage,
  { carrier, tracking }: Parcel,
): Promise<void> {
  const order = page.getByRole('article').first();
  await expect(order).toContainText('玉林街 12 号');
  await order.getByLabel(parcels.carrier).fill(carrier);
  await order.getByLabel(parcels.tracking).fill(tracking);
  await order.getByRole('button', { name: t.markSent }).click();
  await expect(page.getByRole('article').first()).toContainText(parcels.states.sent);
}

/** Goes from the notice that it was sent. */
export async function receive(
  { page, link, texts: { notices, titles, parcels } }: DeskPage,
  tracking: string,
): Promise<void> {
  await page.goto(link('mineMessages'));
  await page.getByRole('link', { name: notices.goodsSent.title }).first().click();
  await page.getByRole('link', { name: titles.goodsOrder }).click();
  await expect(page.getByText(tracking)).toBeVisible();
  await page.getByRole('button', { name: parcels.confirm }).click();
  await expect(page.getByRole('main')).toContainText(parcels.states.received);
}
