import type { Page } from 'playwright/test';
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
import { expect, type TestServer, test } from '../support/browser.ts';
import { caseToFill } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

test.use({ javaScriptEnabled: false });

const donor = '13900000077';
const mostInFen = 5_000_000;

type Filled = { page: Page; server: TestServer; infoUuid: string };

/** Gives what is missing, by the cashier. */
async function fill({ page, server, infoUuid }: Filled): Promise<void> {
  const token = await server.tokenOf(donor);
  const findMissing = async () => {
    const { raisedInFen, targetInFen } = await server.call(getCaseInfo, { infoUuid });
    return targetInFen - raisedInFen;
  };
  for (let left = await findMissing(); left > 0; left = await findMissing()) {
    const amountInFen = Math.max(100, Math.ceil(Math.min(left, mostInFen) / 100) * 100);
    const gift = { infoUuid, amountInFen, payChannel: payChannels.wxH5 };
    const { payInfo } = await server.call(orderAdd, gift, token);
    await page.goto(payInfo.url);
    await payAtCashier(page, 'pay');
    await expect.poll(findMissing).toBeLessThan(left);
  }
}

test('a case that has what it asked for says so, takes no more, and leads to other families', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { cases: t, raiser } = texts;
  const infoUuid = caseToFill;
  await fill({ page, server, infoUuid });
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
  await fill({ page, server, infoUuid });
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
