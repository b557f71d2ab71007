import type { CallContext } from '../platform/handle.ts';
import type { House } from '../platform/house.ts';
import type { Keys } from '../platform/keys.ts';
import { ownCookieOf } from '../platform/own-cookie.ts';

/** The receipt codes of the last orders a guest made in this browser, newest first. */
export type KeptReceipt = { tradeNo: string; receiptCode: string };

const cookieName = 'warmlight-receipts';
const keptSeconds = 30 * 86_400;
const keptCount = 10;

/** Keeps a code in the donor's own browser, sealed, so that it never stands in an address. */
export function rememberReceipt(context: CallContext, receipt: KeptReceipt): void {
  const { keys } = context.house;
  const kept = openReceipts(keys, context.readCookie(cookieName));
  const others = kept.filter(({ tradeNo }) => tradeNo !== receipt.tradeNo);
  const value = keys.seal(cookieName, JSON.stringify([receipt, ...others].slice(0, keptCount)));
  context.writeCookie({ name: cookieName, value, maxAgeSeconds: keptSeconds });
}

/** For pages: what this browser keeps. */
export function findKeptReceipts(
  house: Pick<House, 'keys' | 'config'>,
  headers: Headers,
): KeptReceipt[] {
  return openReceipts(house.keys, ownCookieOf(headers, house.config, cookieName));
}

function openReceipts(keys: Keys, sealed: string | undefined): KeptReceipt[] {
  if (!sealed) return [];
  try {
    return JSON.parse(keys.open(cookieName, sealed)) as KeptReceipt[];
  } catch {
    // Sealed by another secret, or not by us: as good as no cookie.
    return [];
  }
}
