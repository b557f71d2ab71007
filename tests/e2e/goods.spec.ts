import { dateText } from '#src/shared/cases/display.ts';
import { gearOrderList } from '#src/shared/kinds/parcels/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { demoFamily } from '../support/demo-family.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

const { story, params, mobile: family } = demoFamily(({ gears }) => gears !== undefined);
const thing = story.gears?.[0]?.title ?? '';
const donor = '13900000079';
const [carrier, tracking] = ['顺丰', 'SF1029384756'];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('a donor chooses a thing and pays, and the family sends it', async ({
    page,
    link,
    texts,
    signIn,
    server,
    locale,
  }) => {
    test.slow();
    const { kinds: t, parcels } = texts;
    await signIn(page, donor);
    await page.goto(link('contribute', { params }));
    await page.getByRole('link', { name: thing }).click();
    await page.getByRole('link', { name: t.toAddress }).click();
    await sayWhereTo({ page, texts });
    await page.getByRole('button', { name: t.pay('128') }).click();
    await payAtCashier(page, 'pay');
    await expectPaid({ page, texts });
    await followIt({ page, link, texts }, await newestOf(server, locale as Locale));

    await signIn(page, family);
    await page.goto(link('goodsOrders', { params }));
    const order = page.getByRole('article').first();
    await expect(order).toContainText('桂溪路 7 号');
    await order.getByLabel(parcels.carrier).fill(carrier);
    await order.getByLabel(parcels.tracking).fill(tracking);
    await order.getByRole('button', { name: t.markSent }).click();
    await expect(page.getByRole('article').first()).toContainText(parcels.states.sent);

    await signIn(page, donor);
    await page.goto(link('mineMessages'));
    await page.getByRole('link', { name: texts.notices.goodsSent.title }).first().click();
    await expect(page.getByRole('main')).toContainText(thing);
    await page.getByRole('link', { name: texts.titles.goodsOrder }).click();
    await expect(page.getByText(tracking)).toBeVisible();
    await giveItBack({ page, link, texts, signIn });
  });
});

/** The first time it goes without a word, which is refused. */
async function sayWhereTo({ page, texts }: Pick<Parts, 'page' | 'texts'>) {
  const { kinds: t } = texts;
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(texts.fieldProblems.mobile)).toBeVisible();
  await page.getByLabel(t.name, { exact: true }).fill('王小明');
  await page.getByLabel(t.mobile).fill('139 0000 1234');
  await page.getByLabel(t.region).fill('四川省成都市');
  await page.getByLabel(t.street).fill('桂溪路 7 号');
  await page.getByRole('button', { name: t.save }).click();
}

async function expectPaid({ page, texts }: Pick<Parts, 'page' | 'texts'>) {
  await expect(async () => {
    await page.reload();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(texts.parcels.paid.title, { timeout: 500 });
  }).toPass();
}

/** Its donor's order says this, as another client reads it. */
async function newestOf(server: TestServer, locale: Locale) {
  const { list } = await server.call(gearOrderList, {}, await server.tokenOf(donor));
  const [order] = list;
  if (!order?.sendByAt) throw new Error('Nothing was paid for.');
  return { orderId: order.orderId, sendBy: dateText(order.sendByAt, locale) };
}

/** The page after the payment, the list of what was given and the order say the same. */
async function followIt(
  { page, link, texts: { parcels: t, titles } }: Omit<Parts, 'signIn'>,
  { orderId, sendBy }: { orderId: string; sendBy: string },
) {
  const main = page.getByRole('main');
  const toOrder = page.locator(`a[href="${link('goodsOrder', { params: { orderId } })}"]`);
  await expect(main).toContainText(thing);
  await expect(main).toContainText(t.sendBy(sendBy));
  await expect(toOrder).toHaveText(t.follow);

  await page.goto(link('mineOrder'));
  const given = page.getByRole('article').filter({ has: toOrder });
  await expect(given).toContainText(t.chose(thing));
  await expect(given).toContainText(t.states.toSend);
  await toOrder.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.goodsOrder);
  await expect(main).toContainText(thing);
  await expect(main).toContainText(t.states.toSend);
  await expect(main).toContainText(t.sendBy(sendBy));
}

type Parts = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'link' | 'texts' | 'signIn'>;

/** It came broken: the donor says so, and the family agrees. */
async function giveItBack({ page, link, texts, signIn }: Parts) {
  const { parcels } = texts;
  await page.getByLabel(parcels.returnWords).fill('收到时瓶子已经碎了。');
  await page.getByRole('button', { name: parcels.askReturn }).click();
  await expect(page.getByRole('main')).toContainText(parcels.askedNote);

  await signIn(page, family);
  await page.goto(link('fundraiserCenter', { params }));
  await page.getByRole('link', { name: texts.raiser.tasks.goodsReturns('1') }).click();
  await page.getByRole('button', { name: parcels.agreeReturn }).first().click();
  await expect(page.getByRole('article').first()).toContainText(parcels.states.returned);
}
