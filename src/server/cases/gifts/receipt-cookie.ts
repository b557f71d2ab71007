import type { CallContext } from '#src/server/door/handle.ts';
import { ownCookieOf } from '#src/server/door/session/own-cookie.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';

/** This is the receipt code of a gift made without an account. */
type Receipt = { orderId: string; tradeNo: string; receiptCode: string };

const place = 'cookie.receipts';
/** It keeps the codes of the last orders a guest made in this browser, newest first. */
const given = { name: 'warmlight-receipts', keptSeconds: 30 * 86_400 };
/** Whoever found a gift by its code is no giver, and may sit at a computer of many. */
const found = { name: 'warmlight-found', keptSeconds: 1_800 };
const keptCount = 10;

/** Keeps a code in the donor's own browser, sealed, so that it never stands in an address. */
export function rememberReceipt(context: CallContext, receipt: Receipt): void {
  remember(context, given, receipt);
}

/** Keeps a code by which a gift was found, for as long as somebody looks at that gift. */
export function rememberFound(context: CallContext, receipt: Receipt): void {
  remember(context, found, receipt);
}

/** Tells calls the orders that this browser made as a guest. */
export function findKeptTradeNos({ services, readCookie }: CallContext): string[] {
  return openReceipts(services.keys, given.name, readCookie(given.name)).map(
    ({ tradeNo }) => tradeNo,
  );
}

type Asking = Pick<Services, 'keys' | 'config'>;

/** Tells pages what this browser keeps. */
export function findKeptReceipts(services: Asking, headers: Headers): Receipt[] {
  return readReceipts(services, given.name, headers);
}

/** Tells pages the code of a gift that was made in this browser, or found in it just now. */
export function findReceiptCode(
  services: Asking,
  { orderId, headers }: { orderId: string; headers: Headers },
): string | undefined {
  const known = [given, found].flatMap(({ name }) => readReceipts(services, name, headers));
  return known.find((receipt) => receipt.orderId === orderId)?.receiptCode;
}

function remember(context: CallContext, cookie: typeof given, receipt: Receipt): void {
  const { keys } = context.services;
  const { name, keptSeconds: maxAgeSeconds } = cookie;
  const others = openReceipts(keys, name, context.readCookie(name)).filter(
    ({ tradeNo }) => tradeNo !== receipt.tradeNo,
  );
  const value = keys.seal(place, name, JSON.stringify([receipt, ...others].slice(0, keptCount)));
  context.writeCookie({ name, value, maxAgeSeconds });
}

function readReceipts({ keys, config }: Asking, name: string, headers: Headers): Receipt[] {
  return openReceipts(keys, name, ownCookieOf(headers, config, name));
}

function openReceipts(keys: Keys, name: string, sealed: string | undefined): Receipt[] {
  if (!sealed) return [];
  try {
    return JSON.parse(keys.open(place, name, sealed)) as Receipt[];
  } catch {
    // It was sealed by another secret, or not by us: it is as good as no cookie.
    return [];
  }
}
