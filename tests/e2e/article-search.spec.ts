import { expect, test } from '../support/browser.ts';

test('articles are found by a word, with a snippet written as its language is', async ({
  page,
  link,
  locale,
  texts,
}) => {
  await page.goto(link('articleList'));
  await page
    .getByRole('searchbox', { name: texts.content.searchArticles })
    .fill(locale === 'en' ? 'refund' : '退款');
  const found = page.getByRole('search').getByRole('listitem');
  await expect(found.first()).toBeVisible();
  const snippets = await found.locator('p').allTextContents();
  expect(snippets.join('\n')).not.toMatch(/[\u3001-\u9fff]\.(?:\s|$)/u);
  const title = (await found.first().getByRole('link').textContent()) ?? '';
  await found.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
