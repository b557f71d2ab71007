import { expect, once, test } from '../support/browser.ts';
import { type DeskPage, deskStaff } from '../support/desk-in-browser.ts';
import {
  begin,
  chooseAndPay,
  licence,
  receive,
  send,
  tellWhoIsIll,
  thing,
  title,
  writeGoods,
} from '../support/goods-in-browser.ts';

const parcel = { carrier: '中通', tracking: 'ZT7788990011' };
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
    await chooseAndPay(told, '36');

    await signIn(page, family);
    await page.goto(link('mineRaise'));
    await page.getByRole('link', { name: texts.raiser.tasks.goodsToSend('1') }).click();
    await send(told, parcel);

    await signIn(page, donor);
    await receive(told, parcel.tracking);

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

/** It ends from its own centre, and not at one press. */
async function end({ page, texts: { raising: t, titles } }: DeskPage): Promise<void> {
  await page.getByRole('link', { name: titles.stopRaise }).click();
  await page.getByLabel(t.stopReasons.treatmentEnded).check();
  const stop = page.getByRole('button', { name: t.stopGo });
  const sure = page.getByLabel(t.stopSure);
  await stop.click();
  await expect(sure).toBeFocused();
  await sure.check();
  await stop.click();
  await expect(page.getByText(t.stopped)).toBeVisible();
}
