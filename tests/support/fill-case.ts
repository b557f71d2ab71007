import type { Page } from 'playwright/test';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { expect, type TestServer } from './browser.ts';
import { payAtCashier } from './pay-at-cashier.ts';

const donor = '13900000077';
const mostInFen = 5_000_000;

type Filled = { page: Page; server: TestServer; infoUuid: string; leftInFen?: number };

/**
 * Gives what is missing, by the cashier, but for what is left to others; answers the number of the
 * last gift.
 */
export async function fillCase({
  page,
  server,
  infoUuid,
  leftInFen = 0,
}: Filled): Promise<string | undefined> {
  let last: string | undefined;
  const token = await server.tokenOf(donor);
  const findMissing = async () => {
    const { raisedInFen, targetInFen } = await server.call(getCaseInfo, { infoUuid });
    return targetInFen - raisedInFen - leftInFen;
  };
  for (let left = await findMissing(); left > 0; left = await findMissing()) {
    const amountInFen = Math.max(100, Math.ceil(Math.min(left, mostInFen) / 100) * 100);
    const gift = { infoUuid, amountInFen, payChannel: payChannels.wxH5 };
    const { payInfo, tradeNo } = await server.call(orderAdd, gift, token);
    // What was paid leads on by itself, which must not cross where the test goes next.
    const cashier = await page.context().newPage();
    await cashier.goto(payInfo.url);
    await payAtCashier(cashier, 'pay');
    await expect.poll(findMissing).toBeLessThan(left);
    await cashier.close();
    last = tradeNo;
  }
  return last;
}
