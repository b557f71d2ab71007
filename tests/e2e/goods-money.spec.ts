import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { caseAvailable } from '#src/server/ledger/accounts.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, once, type TestServer, test } from '../support/browser.ts';
import { type DeskPage, deskStaff, endNotice, passAtDesk } from '../support/desk-in-browser.ts';
import { addGoodsByCalls } from '../support/goods-by-calls.ts';
import { chooseAndPay, receive, send } from '../support/goods-in-browser.ts';
import { handInWithdrawal } from '../support/hand-in-withdrawal.ts';

const parcel = { carrier: '圆通', tracking: 'YT5566778899' };
const [family, donor] = ['13700000097', '13900000196'];
const goods = { mobile: family, title: '手编竹篮换透析费', thing: '苹果脆三百克一袋' };

/** What is not taken is answered as such. */
test.use({ expectedErrors: [/status of 4/] });

test(
  'the money of a thing is withdrawn only once it arrived, and the page says what the books say',
  once,
  async ({ page, server, link, texts, signIn }) => {
    test.setTimeout(150_000);
    const told = { page, link, texts };
    const { withdrawals: t } = texts;
    const infoUuid = await addGoodsByCalls(server, { ...goods, priceInFen: 5000 });
    const params = { infoUuid };
    const thing = page.getByRole('link', { name: goods.thing });
    await signIn(page, donor);
    await expect(async () => {
      await page.goto(link('contribute', { params }));
      await expect(thing).toBeVisible({ timeout: 500 });
    }).toPass();
    await chooseAndPay(told, '50');
    await page.getByRole('link', { name: texts.parcels.follow }).click();
    await expect(page.getByRole('main')).toContainText(texts.parcels.states.toSend);

    await signIn(page, family);
    await expectRefused(told, infoUuid);
    await page.getByRole('link', { name: t.mend.goodsNotReceived }).click();
    await send(told, parcel);
    await expectRefused(told, infoUuid);

    await signIn(page, donor);
    await receive(told, parcel.tracking);
    await askForPaper(told);

    await signIn(page, family);
    await page.goto(link('fundraiserCenter', { params }));
    await page.getByRole('link', { name: texts.titles.withdrawConfirm }).first().click();
    await withdraw(told);
    await payOut(told, { server, signIn: (mobile) => signIn(page, mobile), infoUuid });

    await signIn(page, family);
    await expect(async () => {
      await page.goto(link('withdrawDetail', { params }));
      const paid = page.getByText(t.instalmentStates.paid, { exact: true });
      await expect(paid).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectBooks(told, server, infoUuid);
  },
);

/** It is paid, and not yet there. */
async function expectRefused({ page, link, texts }: DeskPage, infoUuid: string): Promise<void> {
  const { withdrawals: t, parcels } = texts;
  await page.goto(link('withdrawConfirm', { params: { infoUuid } }));
  await expect(page.getByText(t.reasons.goodsNotReceived)).toBeVisible();
  await expect(page.getByText(parcels.waiting('50'))).toBeVisible();
  await expect(page.getByText(t.can, { exact: true })).toHaveCount(0);
}

/** What was paid for a thing stands on a paper as any gift does. */
async function askForPaper({ page, link, texts: { papers: t } }: DeskPage): Promise<void> {
  await page.goto(link('mineOrder'));
  await page.getByRole('link', { name: t.askFor, exact: true }).click();
  await page.getByLabel(t.titleLabel).fill('李青');
  await page.getByRole('button', { name: t.apply }).click();
  await expect(page.getByRole('heading', { name: t.madeTitle })).toBeVisible();
}

async function withdraw({ page, texts }: DeskPage): Promise<void> {
  const { withdrawals: t } = texts;
  await expect(page.getByText(t.can, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: t.takePart }).click();
  await page.getByLabel(t.form.amount).fill('20');
  await page.getByLabel(t.form.purpose).fill('这个月的透析费');
  await page.getByLabel(t.form.plan).fill('下周一去县医院交这个月十二次透析的钱。');
  await handInWithdrawal(page, { texts, netInYuan: '19.40' });
}

type Paying = {
  server: TestServer;
  signIn(mobile: string): Promise<void>;
  infoUuid: string;
};

async function payOut(desk: DeskPage, { server, signIn, infoUuid }: Paying): Promise<void> {
  const title = new RegExp(goods.title);
  await signIn(deskStaff.reviewer);
  await passAtDesk(desk, { queue: 'drawPublic', title });
  endNotice(server, infoUuid);
  await signIn(deskStaff.releaser);
  await passAtDesk(desk, { queue: 'payout', title });
}

/** Everyone reads this of where the money is, beside what the ledger and the bank's answer say. */
async function expectBooks(
  { page, link, texts: { cases } }: DeskPage,
  server: TestServer,
  infoUuid: string,
): Promise<void> {
  const { leftInFen, paidInFen } = readBooks(server, infoUuid);
  expect([leftInFen, paidInFen]).toEqual([3000, 1940]);
  await page.context().clearCookies();
  await page.goto(link('newDetail', { params: { infoUuid } }));
  const row = (part: keyof typeof cases.moneyParts) =>
    page.locator('.money-sums > div').filter({ hasText: cases.moneyParts[part] }).locator('dd');
  await expect(row('availableInFen')).toHaveText(yuan(leftInFen, 'zh-CN'));
  await expect(row('paidOutInFen')).toHaveText(yuan(paidInFen, 'zh-CN'));
  await expect(page.locator('.money-sums .sum dd')).toContainText('50');
}

function readBooks({ folder }: TestServer, infoUuid: string) {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { readOnly: true, timeout: 5000 });
  const of = (question: string, id: string) => Number(db.prepare(question).get(id)?.inFen ?? 0);
  const books = {
    leftInFen: of(
      'select balance_in_fen as inFen from ledger_accounts where id = ?',
      caseAvailable(infoUuid),
    ),
    paidInFen: of(
      "select sum(amount_in_fen) as inFen from payouts where case_id = ? and status = 'SUCCESS'",
      infoUuid,
    ),
  };
  db.close();
  return books;
}
