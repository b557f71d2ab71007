import { allStories } from '#src/scripts/demo/all-stories.ts';
import { expect, once, test } from '../support/browser.ts';
import { demoFamily, keepingFamily } from '../support/demo-family.ts';

const states = [...new Set(allStories.map(({ state }) => state))];

test(
  'the centre of a case in any state has one next step, and nothing in it leads to a refusal',
  once,
  async ({ page, link, signIn, texts }) => {
    test.slow();
    const { progress, raising, raiser, refunds, withdrawals, sharing } = texts;
    const refusals = [
      ...[progress.closed, raising.notOpen, raising.stopNotOpen, raiser.replyClosed],
      ...[raiser.inviteClosed, refunds.cannot, withdrawals.bank.closed, sharing.notOpen],
      ...[withdrawals.reasons.casePhase, withdrawals.reasons.refundOpen, texts.problems.notFound],
    ];
    for (const state of states) {
      const family = demoFamily((story) => story.state === state);
      await signIn(page, family.mobile);
      await page.goto(link('fundraiserCenter', { params: family.params }));
      const main = page.getByRole('main');
      expect(await main.locator('#next ~ p > a.button').count(), state).toBeLessThan(2);
      const hrefs = await main
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
      expect(hrefs.length, state).toBeGreaterThan(3);
      for (const href of new Set(hrefs)) {
        const answer = await page.request.get(href);
        expect.soft(answer.status(), `${state} ${href}`).toBe(200);
        const html = await answer.text();
        const said = refusals.filter((words) => html.includes(words));
        expect.soft(said, `${state} ${href}`).toEqual([]);
      }
    }
  },
);

test('a family that keeps its story for donors reads so, and is told of no verifications', async ({
  page,
  link,
  signIn,
  texts: { audience, raiser, titles },
}) => {
  const { params, mobile } = keepingFamily;
  await signIn(page, mobile);
  await page.goto(link('fundraiserCenter', { params }));
  const [untilWhen = ''] = audience.keptUntil('|').split('|');
  await expect(page.locator('#put-away')).toContainText(untilWhen);
  await expect(page.getByText(raiser.counts.followers, { exact: true })).toBeVisible();
  await expect(page.getByText(raiser.counts.verifications, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: raiser.actions.friendProve })).toHaveCount(0);
  await page.goto(link('caseAudience', { params }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.caseAudience);
  await expect(page.getByText(audience.lead)).toHaveCount(0);
});
