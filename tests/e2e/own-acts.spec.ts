import { frameLike, frameLiked } from '#src/shared/comments/calls.ts';
import { progressBless } from '#src/shared/progress/follow/calls.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

test('who thanked for a verification, or left a blessing, sees it again after coming back', async ({
  page,
  server,
  link,
  texts: { verification: t, progress },
  signIn,
  locale,
}) => {
  const infoUuid = await findOpenCase(server, 7);
  await signIn(page, locale === 'en' ? '13900000088' : '13900000089');
  await page.goto(link('proveList', { query: { infoUuid } }));
  const thanks = page.getByRole('article').first().getByRole('button').first();
  const before = Number(/\d+/.exec((await thanks.textContent()) ?? '')?.[0] ?? 0);
  for (const [on, count] of [
    [true, before + 1],
    [false, before],
  ] as const) {
    const kept = page.waitForResponse(`**${frameLike.path}`);
    await thanks.focus();
    await waitForIsland(page, 'button[aria-pressed]');
    await thanks.click();
    await expect(thanks).toHaveText(t.thank(count > 0 ? String(count) : '').trim());
    await kept;
    const told = page.waitForResponse((answer) => answer.url().includes(frameLiked.path));
    await page.reload();
    await told;
    await expect(thanks).toHaveAttribute('aria-pressed', String(on));
  }
  await page.goto(link('detailProgress', { params: { infoUuid } }));
  const hug = page.getByRole('button', { name: progress.blessings.hug });
  const left = page.waitForResponse(`**${progressBless.path}`);
  await hug.focus();
  await waitForIsland(page, 'button[aria-pressed]');
  await hug.click();
  await left;
  await page.reload();
  await expect(hug).toHaveAttribute('aria-pressed', 'true');
});
