import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Route, type RouteName, routes } from '#src/shared/routes.ts';
import { expect, once, type TestServer, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { findForeign } from '../support/find-foreign.ts';

const family = familyOf('leukemia-waipo');
const { infoUuid, params } = family;

/** Leaves appeals untranslated: on an English page every word of them is in another language. */
function leaveInChinese({ folder }: TestServer): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  db.prepare('delete from case_tellings where case_id = ?').run(infoUuid);
  db.close();
}

/** These pages of a case are open to anyone, or to its family. */
const ofCase = (Object.entries(routes) as [RouteName, Route][]).filter(
  ([, { path, query = [], access }]) =>
    access !== 'staff' &&
    !/\{(?!infoUuid\})/.test(path) &&
    (path.includes('{infoUuid}') || query.includes('infoUuid')),
);

test('a family that wrote in Chinese alone is marked so on every English page of its appeal', async ({
  page,
  server,
  link,
  locale,
  texts,
}) => {
  test.skip(locale !== 'en', 'is about words in another language than the page');
  test.slow();
  leaveInChinese(server);
  const cookie = `warmlight=${await server.tokenOf(family.mobile)}`;
  let shown = 0;
  for (const [name, { path }] of ofCase) {
    const address = link(name, path.includes('{') ? { params } : { query: { infoUuid } });
    const answer = await fetch(server.origin + address, { headers: { cookie } });
    const html = await answer.text();
    expect.soft(await findForeign(page, html), address).toEqual([]);
    if (html.includes(family.story.title)) shown += 1;
  }
  expect(shown).toBeGreaterThan(20);
  await page.goto(link('contribute', { params }));
  await expect(page).toHaveTitle(`${family.story.title} · ${texts.platform.siteName}`);
  await expect(page.locator('title')).toHaveAttribute('lang', 'zh-CN');
});

test(
  'words in another language are found in text, in what is heard and in the title',
  once,
  async ({ page }) => {
    const marked = '<p lang="zh-CN">小山</p><img lang="zh-CN" alt="小海">';
    const text = '<p>小树</p><script>"小石"</script>';
    const heard =
      '<img alt="小花"><button aria-label="Like 小草"></button><input placeholder="小路">';
    const html = (title: string, body: string) =>
      `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
    const found = await findForeign(page, html('小雨', marked + text + heard));
    expect(found).toEqual(['小树', 'Like 小草', '小花', '小路', '小雨']);
    expect(await findForeign(page, html('Rain', marked))).toEqual([]);
  },
);
