import type { PaymentNotification } from '#src/server/payments/gateway.ts';

export const gatewayName = 'sandbox';

type Told = Omit<PaymentNotification, 'gateway'>;

/** The one way this bank writes a word: these members, in this order, without spaces. */
export function writeNotification(notification: Told): string {
  const { merchant, tradeNo, gatewayTradeNo, amountInFen, currency, status, paidAt } = notification;
  return JSON.stringify({
    merchant,
    tradeNo,
    gatewayTradeNo,
    amountInFen,
    currency,
    status,
    paidAt,
  });
}

/**
 * Reads a word from verified bytes; undefined for anything the bank would not have written byte
 * for byte, which settles duplicate keys, other encodings and odd numbers at once.
 */
export function readNotification(body: Uint8Array): PaymentNotification | undefined {
  const text = Buffer.from(body).toString('utf8');
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !isTold(value as Told)) return undefined;
  const told = value as Told;
  return writeNotification(told) === text ? { gateway: gatewayName, ...told } : undefined;
}

function isTold({ merchant, tradeNo, gatewayTradeNo, currency, ...told }: Told): boolean {
  return (
    [merchant, tradeNo, gatewayTradeNo, currency].every((part) => typeof part === 'string') &&
    Number.isSafeInteger(told.amountInFen) &&
    told.amountInFen > 0 &&
    Number.isSafeInteger(told.paidAt) &&
    told.paidAt > 0 &&
    (told.status === 'SUCCESS' || told.status === 'CLOSED')
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
