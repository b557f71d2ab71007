import { shortLink } from '#src/shared/sharing/pictures/calls.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a case is shared by texts to copy, links and a form', async ({ page, openCase, texts }) => {
    const { sharing: t } = texts;
    const infoUuid = await openCase(8);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('link', { name: t.share, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.spreadTitle);
    const ready = (await page.locator('#ready-friend').textContent()) ?? '';
    expect(ready).toContain(title);
    const led = await page.request.get(/http\S{10,40}\b/.exec(ready)?.[0] ?? '');
    expect(led.url()).toContain(infoUuid);
    const service = page.getByRole('link', { name: /WhatsApp|微博/ });
    await expect(service).toHaveAttribute('href', /%2F[a-z2-9]{10}(&|$)/);
    await page.getByRole('link', { name: t.howTo }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      t.tutorSteps.come.title,
    );
    await expect(page.getByLabel(t.link)).toHaveValue(/\/[a-z2-9]{10}$/);
    await page.goBack();
    await page.getByRole('button', { name: t.haveShared }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.successTitle);
    await expect(page.getByRole('main')).toContainText(t.people('0'));
    await expect(page.getByText(t.successLead.waiting)).toBeVisible();
    await expect(page.getByText(t.successLead.opened)).toHaveCount(0);
  });

  test('a poster is a picture to save, and its code is known to be real', async ({
    page,
    server,
    openCase,
    link,
    texts,
  }) => {
    const { sharing: t } = texts;
    const infoUuid = await openCase(8);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.goto(link('qrcodeShare', { params: { infoUuid } }));
    const picture = page.getByRole('figure', { name: t.posterAlt(title) });
    await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 750);
    const { token } = await server.call(shortLink, { url: `/cf/contribute/${infoUuid}` });
    await page.getByRole('main').getByRole('link', { name: t.checkTitle }).click();
    await page.getByLabel(t.checkLabel).fill(token.toUpperCase());
    await page.getByRole('button', { name: t.checkButton }).click();
    await expect(page.getByRole('status')).toContainText(t.checkAnswers.case.title);
    await expect(page.getByRole('status')).toContainText(title);
    await page.getByRole('link', { name: t.openCase }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('a link that only looks like ours is called so, and drawn as text', async ({
    page,
    link,
    texts,
  }) => {
    const { sharing: t } = texts;
    const typed = 'https://warmlight.example.evil/"><script>alert(1)</script>';
    await page.goto(link('checkLink', { query: { link: typed } }));
    await expect(page.getByRole('status')).toContainText(t.checkAnswers.foreign.title);
    await expect(page.getByLabel(t.checkLabel)).toHaveValue(typed);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  });
});

test('a short link is followed to its case', async ({ page, server, link }) => {
  const infoUuid = await findOpenCase(server, 7);
  const path = link('contribute', { params: { infoUuid } });
  const { url } = await server.call(shortLink, { url: path });
  await page.goto(url);
  expect(new URL(page.url()).pathname).toBe(path);
});
