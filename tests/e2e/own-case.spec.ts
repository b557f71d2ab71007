import { expect, test } from '../support/browser.ts';
import { firstFamily, riskyFamily } from '../support/demo-family.ts';

test('a family that comes back finds its case and its next step on the front page', async ({
  page,
  link,
  signIn,
  texts,
}) => {
  await signIn(page, firstFamily.mobile);
  await page.addInitScript(() => localStorage.setItem('warmlight.signed-in', '1'));
  await page.goto(link('mineRaise'));
  const own = page.locator('[data-own-case]').first();
  const title = (await own.getByRole('heading').textContent())?.trim() ?? '';
  const step = (await own.locator('a.button').textContent())?.trim() ?? '';
  await page.goto(link('home'));
  const place = page.getByRole('region', { name: title });
  await expect(place.getByRole('link', { name: step })).toBeVisible();
  await expect(page.getByText(texts.home.askTitle)).toHaveCount(0);
});

test('a guest is asked as before, and the page asks nothing', async ({ page, link, texts }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(link('home'));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: texts.home.askTitle })).toBeVisible();
  expect(asked).not.toContain(link('mineRaise'));
});

test('a family whose appeal is checked reads that, and neither that raising is over nor a donor’s warning', async ({
  page,
  link,
  signIn,
  texts,
}) => {
  await signIn(page, riskyFamily.mobile);
  await page.goto(link('pendingNotice', { params: riskyFamily.params }));
  await expect(page.getByText(texts.raising.pendingNow.risk)).toBeVisible();
  await page.goto(link('fundraiserCenter', { params: riskyFamily.params }));
  const standing = page.getByRole('region', { name: texts.raiser.state });
  await expect(standing).toContainText(texts.raising.phases.risk);
  await expect(page.getByRole('main')).not.toContainText(texts.cases.phases.risk.title);
});
