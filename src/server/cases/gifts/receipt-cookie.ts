import type { CallContext } from '#src/server/door/handle.ts';
import { ownCookieOf } from '#src/server/door/session/own-cookie.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';

/** These are the receipt codes of the last orders a guest made in this browser, newest first. */
type KeptReceipt = { tradeNo: string; receiptCode: string };

const place = 'cookie.receipts';
const cookieName = 'warmlight-receipts';
const keptSeconds = 30 * 86_400;
const keptCount = 10;

/** Keeps a code in the donor's own browser, sealed, so that it never stands in an address. */
export function rememberReceipt(context: CallContext, receipt: KeptReceipt): void {
  const { keys } = context.services;
  const kept = openReceipts(keys, context.readCookie(cookieName));
  const others = kept.filter(({ tradeNo }) => tradeNo !== receipt.tradeNo);
  const value = keys.seal(
    place,
    cookieName,
    JSON.stringify([receipt, ...others].slice(0, keptCount)),
  );
  context.writeCookie({ name: cookieName, value, maxAgeSeconds: keptSeconds });
}

/** Tells calls the orders that this browser made as a guest. */
export function findKeptTradeNos({ services, readCookie }: CallContext): string[] {
  return openReceipts(services.keys, readCookie(cookieName)).map(({ tradeNo }) => tradeNo);
}

/** Tells pages what this browser keeps. */
export function findKeptReceipts(
  services: Pick<Services, 'keys' | 'config'>,
  headers: Headers,
): KeptReceipt[] {
  return openReceipts(services.keys, ownCookieOf(headers, services.config, cookieName));
}

function openReceipts(keys: Keys, sealed: string | undefined): KeptReceipt[] {
  if (!sealed) return [];
  try {
    return JSON.parse(keys.open(place, cookieName, sealed)) as KeptReceipt[];
  } catch {
    // It was sealed by another secret, or not by us: it is as good as no cookie.
    return [];
  }
}
