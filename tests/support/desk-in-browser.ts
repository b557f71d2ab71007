import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from 'playwright/test';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { Texts } from '#src/texts/texts.ts';
import type { Link, TestServer } from './browser.ts';

/** These are the demo's staff, by the numbers they sign in with. */
export const deskStaff = {
  reviewer: '13900000001',
  releaser: '13900000002',
  administrator: '13900000003',
  /** They passed nothing, so that they may answer what is said against it. */
  second: '13900000004',
} as const;

export type DeskPage = { page: Page; link: Link; texts: Texts };
type Passed = {
  queue: QueueName;
  title: RegExp;
  words?: string;
  decision?: 'pass' | 'refuse';
  /** It fills in what else the form of the decision asks, once the task is in hand. */
  fill?(): Promise<void>;
};

/** Takes the task about the case of this title in hand, as whoever is signed in, and decides it. */
export async function passAtDesk(
  { page, link, texts: { review: t } }: DeskPage,
  { queue, title, words, decision = 'pass', fill }: Passed,
): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(async () => {
    await page.goto(link('deskQueue', { params: { queue } }));
    await expect(row.last()).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.last().getByRole('link').click();
  await page.getByRole('button', { name: t.task.claim }).click();
  if (words) await page.getByLabel(t.task.ways[queue].words ?? t.task.words).fill(words);
  await fill?.();
  await page.locator('#decide [name="thenNext"]').uncheck();
  await page.locator(`#decide button[value="${decision}"]`).click();
  // The first of two decisions is noted; the second one holds.
  await expect(page.getByText(t.list.done).or(page.getByText(t.list.noted))).toBeVisible();
}

/** The one thing no test can wait for is the day of a withdrawal's notice. */
export function endNotice({ folder }: TestServer, infoUuid: string): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  const past = Date.now() - 1000;
  db.prepare(
    "update withdrawals set notice_ends_at = ? where case_id = ? and status = 'NOTICE'",
  ).run(past, infoUuid);
  db.prepare(
    `update jobs set run_at = ? where id in
       (select 'end-notice@' || id from withdrawals where case_id = ?)`,
  ).run(past, infoUuid);
  db.close();
}
