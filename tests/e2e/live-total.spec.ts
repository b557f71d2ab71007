import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { expect, test } from '../support/browser.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

test('an open page shows what came since, and asks for nothing while nobody looks', async ({
  page,
  openCase,
  texts,
}) => {
  const { cases: t } = texts;
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(getCaseInfo.path)) asked.push(request.url());
  });
  const total = { raisedInFen: 1_234_500, donationCount: 77, feeInFen: 500, netInFen: 1_234_000 };
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, ...total } } });
  });
  await openCase(1);
  const money = page.getByRole('region', { name: t.raised });
  await expect(money).not.toContainText('12,345');
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  await waitForIsland(page, '.raised');
  await page.clock.runFor(20_000);
  await expect(money).toContainText('12,345');
  await expect(money).toContainText('77');
});

test('an open page whose appeal begins to go back keeps its bar, and asks for nothing more', async ({
  page,
  openCase,
  texts,
}) => {
  const { cases: t } = texts;
  await page.clock.install();
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, phase: 'refunding' } } });
  });
  await openCase(1);
  const money = page.getByRole('region', { name: t.raised });
  const toGo = new RegExp(t.missing('[\\d,.]+'));
  await expect(money).toContainText(toGo);
  await page.clock.runFor(10_000);
  await waitForIsland(page, '.raised');
  await page.clock.runFor(20_000);
  await expect(money).not.toContainText(toGo);
  await expect(money.getByRole('progressbar')).toHaveCount(1);
  await expect(money).toContainText(new RegExp(t.progressText('[\\d.]+')));
});
