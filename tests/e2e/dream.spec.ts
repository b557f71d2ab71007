import { expect, test } from '../support/browser.ts';
import { decideBase, decideNext } from '../support/decide-at-desk.ts';
import {
  beginDream,
  type Dreaming,
  dream,
  mendPlan,
  showPapers,
  tellWhoOrganises,
  tellWhoseDream,
  writeDream,
} from '../support/dream-sheets.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { visitCase } from '../support/visit-case.ts';

const cameTrue = '今天，小舟看到海了。他脱了鞋，在浪里站了很久，说水是咸的。谢谢每一位帮过他的人。';

/** A refused sheet answers 4xx, which the browser counts as an error. */
test.use({ expectedErrors: [/status of 4/] });

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
  const dreamer = locale === 'en' ? '13700000086' : '13700000089';
  await signIn(page, dreamer);
  const infoUuid = await beginDream(told);
  const params = { infoUuid };
  await writeDream(told);
  await tellWhoseDream(told);
  await tellWhoOrganises(told);
  await showPapers(told);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.raising.submittedTitle);

  await decideBase(server, infoUuid, { 'publisher.words': dream.refused });
  await page.goto(link('rejected', { query: { infoUuid } }));
  await mendPlan(told);
  await decideBase(server, infoUuid, {});

  await page.goto(link('contribute', { params }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dream.title);
  await expect(page.getByText(dream.organisation).first()).toBeVisible();
  await signIn(page, '13900000078');
  await giveAll(told, params);

  await signIn(page, dreamer);
  await tellHow(told, params);
  // Posts of the seed wait before ours.
  while (await decideNext(server, 'post'));
  await page.goto(link('detailProgress', { params }));
  for (const happened of [texts.tracing.milestone(100), cameTrue])
    await expect(page.getByRole('main')).toContainText(happened);
  await expectCounted(told, params);
});

type Params = { infoUuid: string };

async function giveAll({ page, link, texts }: Dreaming, params: Params): Promise<void> {
  await visitCase(page, link('contribute', { params }));
  await page.goto(link('pay', { params, query: { amountInFen: 100_000 } }));
  await page.locator('.give-bar button').click();
  await payAtCashier(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.donations.paidTitle);
}

async function tellHow({ page, link, texts }: Dreaming, params: Params): Promise<void> {
  const { progress: t } = texts;
  await page.goto(link('publishProgress', { params }));
  await page.getByLabel(t.content).fill(cameTrue);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.successTitle);
}

async function expectCounted({ page, link, texts }: Dreaming, params: Params): Promise<void> {
  await page.goto(link('fundraiserDetail', { params, query: { tab: 'gifts' } }));
  await expect(page.getByRole('main')).toContainText('1,000');
  // It is counted in memory first, and the dreamer's own visits never.
  await expect(async () => {
    await page.goto(link('fundraiserDetail', { params, query: { tab: 'visits' } }));
    await expect(page.getByText(texts.raiser.visitDay('1'))).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}
