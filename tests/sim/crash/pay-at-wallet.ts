import { randomInt } from 'node:crypto';
import { payChannels } from '#src/shared/donations/pay-channels.ts';

const wallets = [payChannels.wxH5, payChannels.alipayWap] as const;
const choices = ['pay', 'pay', 'pay', 'payTwice', 'payUntold', 'refuse'] as const;

/** Picks the pay channel of somebody's wallet. */
export const pickWallet = (): number => wallets[randomInt(wallets.length)] as number;

type Send = (path: string, init: RequestInit) => Promise<unknown>;

/** Pays as a browser does: opens the cashier, and sends its form. */
export async function payAtWallet(send: Send, cashierUrl: string): Promise<void> {
  const { pathname, search } = new URL(cashierUrl);
  await send(pathname + search, {});
  const body = new URLSearchParams({ choice: choices[randomInt(choices.length)] as string });
  await send(pathname, { method: 'POST', body, redirect: 'manual' });
}
