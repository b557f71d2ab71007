import { expect, type Page } from 'playwright/test';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';

/** Lets time pass, on a clock that the test holds, until the open page was told the total anew. */
export async function letTimePassUntilTold(page: Page): Promise<void> {
  let isTold = false;
  const note = () => {
    isTold = true;
  };
  void page.waitForResponse(`**${getCaseInfo.path}`).then(note, () => {});
  const passTime = async () => {
    if (!isTold) await page.clock.runFor(15_000);
    return isTold;
  };
  await expect.poll(passTime, { intervals: [1000] }).toBe(true);
}
