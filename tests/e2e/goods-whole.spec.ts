import { expect, once, test } from '../support/browser.ts';
import { type DeskPage, deskStaff } from '../support/desk-in-browser.ts';
import {
  begin,
  licence,
  tellWhoIsIll,
  thing,
  title,
  writeGoods,
} from '../support/goods-in-browser.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

const [carrier, tracking] = ['中通', 'ZT7788990011'];
const [family, donor] = ['13700000095', '13900000191'];

/** A refused sheet answers 4xx, which the browser counts as an error. */
test.use({ expectedErrors: [/status of 4/] });

test(
  'goods are begun, licensed, chosen, sent and received, and the family ends',
  once,
  async ({ page, link, signIn, texts }) => {
    test.setTimeout(150_000);
    const told = { page, link, texts };
    await signIn(page, family);
    await begin(told);
    const infoUuid = new URL(page.url()).searchParams.get('infoUuid') ?? '';
    const params = { infoUuid };
    await writeGoods(told);
    await tellWhoIsIll(told);

    await signIn(page, deskStaff.reviewer);
    await passOnceLookedUp(told);

    await signIn(page, donor);
    await expect(async () => {
      await page.goto(link('contribute', { params }));
      await expect(page.getByRole('link', { name: thing })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText(texts.kinds.licence(licence))).toBeVisible();
    await chooseAndPay(told);

    await signIn(page, family);
    await page.goto(link('mineRaise'));
    await page.getByRole('link', { name: texts.raiser.tasks.goodsToSend('1') }).click();
    await send(told);

    await signIn(page, donor);
    await receive(told);

    await signIn(page, family);
    await page.goto(link('fundraiserCenter', { params }));
    await end(told);
    await page.goto(link('contribute', { params }));
    await expect(page.getByRole('link', { name: thing })).toHaveCount(0);
  },
);

/** A pass without the licence looked up, or the card opened, is none. */
async function passOnceLookedUp({ page, link, texts }: DeskPage): Promise<void> {
  const { review: t, raising, fieldProblems } = texts;
  await page.goto(link('deskQueue', { params: { queue: 'base' } }));
  await page.getByRole('row').filter({ hasText: title }).last().getByRole('link').click();
  await page.getByRole('button', { name: t.task.claim }).click();
  const pass = page.locator('#decide button[value="pass"]');
  const { identityCard, foodLicence } = raising.comparisons;
  const card = page.locator('[data-original]').last();
  await card.locator('summary').click();
  await expect(card.locator('img')).toBeVisible();
  await page.getByLabel(identityCard).check();
  await pass.click();
  await expect(page.getByText(fieldProblems.notCompared).first()).toBeVisible();
  await page.getByLabel(foodLicence).check();
  await pass.click();
  await expect(page.getByText(t.list.done)).toBeVisible();
}

async function chooseAndPay({ page, texts: { kinds: t, donations } }: DeskPage): Promise<void> {
  await page.getByRole('link', { name: thing }).click();
  await page.getByRole('link', { name: t.toAddress }).click();
  await page.getByLabel(t.name, { exact: true }).fill('李青');
  await page.getByLabel(t.mobile).fill('13900000191');
  await page.getByLabel(t.region).fill('四川省成都市');
  await page.getByLabel(t.street).fill('玉林街 12 号');
  await page.getByRole('button', { name: t.save }).click();
  await page.getByRole('button', { name: t.pay('36') }).click();
  await payAtCashier(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(donations.paidTitle);
}

async function send({ page, texts: { kinds: t, parcels } }: DeskPage): Promise<void> {
  const order = page.getByRole('article').first();
  await expect(order).toContainText('玉林街 12 号');
  await order.getByLabel(parcels.carrier).fill(carrier);
  await order.getByLabel(parcels.tracking).fill(tracking);
  await order.getByRole('button', { name: t.markSent }).click();
  await expect(page.getByRole('article').first()).toContainText(parcels.states.sent);
}

/** From the notice that it was sent. */
async function receive({
  page,
  link,
  texts: { notices, titles, parcels },
}: DeskPage): Promise<void> {
  await page.goto(link('mineMessages'));
  await page.getByRole('link', { name: notices.goodsSent.title }).first().click();
  await page.getByRole('link', { name: titles.goodsOrder }).click();
  await expect(page.getByText(tracking)).toBeVisible();
  await page.getByRole('button', { name: parcels.confirm }).click();
  await expect(page.getByRole('main')).toContainText(parcels.states.received);
}

/** From its own centre. */
async function end({ page, texts: { raising: t, titles } }: DeskPage): Promise<void> {
  await page.getByRole('link', { name: titles.stopRaise }).click();
  await page.getByLabel(t.stopReasons.treatmentEnded).check();
  await page.getByRole('button', { name: t.stopGo }).click();
  await expect(page.getByText(t.stopped)).toBeVisible();
}
