import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

type Words = { kinds: { doctor: string; friend: string }; content: string };
const said = '上次写到这里 where I was';

/** Writes, and leaves without sending. */
async function leaveDraft(page: Page, path: string, t: Words): Promise<void> {
  await page.goto(path);
  await waitForIsland(page, '#prove');
  await page.getByRole('radio', { name: t.kinds.friend }).check();
  await page.getByLabel(t.content).fill(said);
}

test('a tap before the code has come wins over the draft, which fills the rest', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { verification: t } = texts;
  await signIn(page, '13900000089');
  const path = link('proveAdd', { query: { infoUuid: await findOpenCase(server, 2) } });
  await leaveDraft(page, path, t);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const doctor = page.getByRole('radio', { name: t.kinds.doctor });
  await doctor.check();
  release();
  await waitForIsland(page, '#prove');
  await expect(page.getByLabel(t.content)).toHaveValue(said);
  await expect(doctor).toBeChecked();
});

test('what the draft put back gives way to a tap', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { verification: t } = texts;
  await signIn(page, '13900000089');
  const path = link('proveAdd', { query: { infoUuid: await findOpenCase(server, 3) } });
  await leaveDraft(page, path, t);
  await page.goto(path);
  await waitForIsland(page, '#prove');
  await expect(page.getByRole('radio', { name: t.kinds.friend })).toBeChecked();
  const offered = (relation: string) => page.locator(`#prove option[value="${relation}"]`);
  await expect(offered('neighbour')).toHaveCount(1);
  await page.getByRole('radio', { name: t.kinds.doctor }).check();
  await expect(offered('neighbour')).toHaveCount(0);
  await expect(offered('nurse')).toHaveCount(1);
  await expect(page.getByLabel(t.hospital)).toBeVisible();
  await page.getByRole('radio', { name: t.kinds.friend }).check();
  await expect(page.getByLabel(t.hospital)).toHaveCount(0);
  await expect(page.getByLabel(t.hospitalCode)).toHaveCount(0);
  await page.getByRole('radio', { name: t.kinds.doctor }).check();
  await page.goto(path);
  await waitForIsland(page, '#prove');
  await expect(page.getByRole('radio', { name: t.kinds.doctor })).toBeChecked();
});
