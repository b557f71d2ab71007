import type { Page } from 'playwright/test';
import type { Link } from './browser.ts';

type Texts = { launchAgreed: string; launchGo: string };

/** Launches an appeal with what is asked for alone; answers its id. */
export async function beginAppeal(
  page: Page,
  { link, t }: { link: Link; t: Texts },
): Promise<string> {
  await page.goto(link('launch'));
  await page.getByLabel(t.launchAgreed).check();
  await page.getByRole('button', { name: t.launchGo }).click();
  await page.waitForURL(/infoUuid=/);
  return new URL(page.url()).searchParams.get('infoUuid') ?? '';
}
