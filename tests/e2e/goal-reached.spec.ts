import { demoId } from '#src/scripts/demo/add-story.ts';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import { demoMobile } from '#src/scripts/demo/invented-numbers.ts';
import { heartDoctorZhao } from '#src/scripts/demo/stories/heart-doctor-zhao.ts';
import { kidneyXiaona } from '#src/scripts/demo/stories/kidney-xiaona.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, test } from '../support/browser.ts';
import { fillCase } from '../support/fill-case.ts';
import { caseToFill, findOpenCase } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

test.use({ javaScriptEnabled: false });

test('where little is missing after a gift, its giver may pass that on or give it', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = caseToFill;
  const tradeNo = await fillCase({ page, server, infoUuid, leftInFen: 3_700 });
  await page.goto(link('paySuccess', { params: { infoUuid }, query: { tradeNo } }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle);
  const { raisedInFen, targetInFen } = await server.call(getCaseInfo, { infoUuid });
  const missing = String(Math.ceil((targetInFen - raisedInFen) / 100));
  await expect(page.getByText(t.onlyMissing(missing))).toBeVisible();
  await page.getByRole('link', { name: t.closeGap(missing) }).click();
  await expect(page.getByLabel(t.ownAmountLabel)).toHaveValue(missing);
  await page.goto(link('pay', { params: { infoUuid } }));
  await expect(page.getByText(t.onlyMissing(missing))).toHaveCount(0);
});

test('where much is missing after a gift, its page does not say that only this is missing', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findOpenCase(server, 6);
  const gift = { infoUuid, amountInFen: 1000, payChannel: payChannels.wxH5 };
  const { payInfo } = await server.call(orderAdd, gift);
  await page.goto(payInfo.url);
  await payAtCashier(page, 'pay');
  const tradeNo = new URL(page.url()).searchParams.get('tradeNo') ?? '';
  await expect(async () => {
    await page.goto(link('paySuccess', { params: { infoUuid }, query: { tradeNo } }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, { timeout: 500 });
  }).toPass();
  const { raisedInFen, targetInFen } = await server.call(getCaseInfo, { infoUuid });
  expect(targetInFen - raisedInFen).toBeGreaterThan(100_000);
  await expect(page.getByText(new RegExp(t.onlyMissing('[\\d,.-]+')))).toHaveCount(0);
});

test('a case that has what it asked for says so, takes no more, and leads to other families', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { cases: t, raiser } = texts;
  const infoUuid = caseToFill;
  await fillCase({ page, server, infoUuid });
  const params = { infoUuid };
  await page.goto(link('contribute', { params }));
  await expect(page.getByText(t.filled)).toBeVisible();
  const money = page.getByRole('region', { name: t.raised });
  await expect(money).not.toContainText(new RegExp(t.untilDay('.+', '\\d+')));
  await expect(money).not.toContainText(t.closesAtTarget);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByRole('link', { name: texts.donations.give, exact: true })).toHaveCount(0);
  await page.goto(link('contributeSpread', { params }));
  await expect(page.getByText(t.filled)).toBeVisible();
  await page.goto(link('pay', { params }));
  await expect(page.getByRole('heading', { name: t.filledShort })).toBeVisible();
  await page.getByRole('link', { name: t.helpOthers }).click();
  await expect(page).toHaveURL(link('commonList'));
  const filled = page.locator('article', { hasText: t.filledShort });
  await expect(filled).toHaveCount(0);
  await page.goto(link('commonList', { query: { keyword: title?.slice(0, 12) ?? '' } }));
  await expect(filled).toHaveCount(1);
  await signIn(page, demoMobile(allStories.indexOf(kidneyXiaona)));
  await page.goto(link('fundraiserCenter', { params }));
  const standing = page.getByRole('region', { name: raiser.state });
  await expect(standing).toContainText(raiser.filled);
  await expect(standing).not.toContainText(new RegExp(raiser.until('.+')));
});

test('a case whose family says what more is for goes on past its target', async ({
  page,
  server,
  link,
  texts,
  locale,
}) => {
  const { cases: t } = texts;
  const { surplus, slug } = heartDoctorZhao;
  const infoUuid = demoId(slug);
  await fillCase({ page, server, infoUuid });
  await page.goto(link('contribute', { params: { infoUuid } }));
  await expect(page.getByText(t.goalReached)).toBeVisible();
  const said = page.getByText(locale === 'en' ? surplus.useEn : surplus.use);
  await expect(said).toBeVisible();
  await expect(page.getByText(t.surplus)).toBeVisible();
  await page.getByRole('link', { name: texts.donations.give, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.donations.giveHeading })).toBeVisible();
});

test('a case that raises says how far it is, what is missing and until when', async ({
  openCase,
  page,
  texts,
  locale,
}) => {
  const { cases: t } = texts;
  await openCase(1);
  const money = page.getByRole('region', { name: t.raised });
  const amounts = await money.locator('[data-raised], dd').allTextContents();
  const [raised = 0, target = 0] = amounts.map((text) => Number(text.replaceAll(',', '')));
  const percent = String(Math.floor((raised / target) * 100));
  await expect(money).toContainText(t.progressText(percent));
  await expect(money).toContainText(
    t.missing(yuan(Math.round((target - raised) * 100), locale as Locale)),
  );
  await expect(money).toContainText(new RegExp(t.untilDay('.+', '\\d+')));
});
