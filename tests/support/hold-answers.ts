import type { Page } from 'playwright/test';

/** Holds the answers to what matches until it is let go, so that a page is seen while it waits. */
export async function holdAnswers(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
