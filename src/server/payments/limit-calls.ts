import { withLimit } from '#src/shared/platform/with-limit.ts';
import type { Agreements } from './agreements.ts';
import type { Gateway } from './gateway.ts';
import type { PayoutGateway } from './payout-gateway.ts';

type Ask = (asked: never, signal?: AbortSignal) => Promise<unknown>;
type Limits<P> = { [K in keyof P as P[K] extends Ask ? K : never]: number };

/** A payer waits for it on a page. */
const shortMs = 8000;
const usualMs = 15_000;
/** Reading a whole day's lines takes longest. */
const listMs = 60_000;

const gatewayLimits: Limits<Gateway> = {
  createPayment: shortMs,
  closePayment: shortMs,
  queryPayment: usualMs,
  refund: usualMs,
  queryRefund: usualMs,
  dailyBill: listMs,
};
const moveLimits = { sweep: usualMs, topUp: usualMs, findSweeps: listMs, findTopUps: listMs };
const agreementLimits: Limits<Agreements> = {
  sign: shortMs,
  cancel: shortMs,
  query: usualMs,
  announce: usualMs,
  charge: usualMs,
};
const payoutLimits: Limits<PayoutGateway> = {
  submit: usualMs,
  query: usualMs,
  findReturns: listMs,
  findSent: listMs,
  dailyBill: listMs,
};

/** Gives the same gateway, each call of which ends in its time. */
export function limitGateway(gateway: Gateway): Gateway {
  const { name, custody, agreements } = gateway;
  const limited =
    custody.by === 'us'
      ? limitCalls(name, custody, moveLimits)
      : limitCalls(name, custody, { findSettlements: listMs });
  return Object.assign(limitCalls(name, gateway, gatewayLimits), {
    custody: limited,
    agreements: agreements && limitCalls(name, agreements, agreementLimits),
  });
}

/** Gives the same bank, each call of which ends in its time. */
export function limitPayouts(payouts: PayoutGateway): PayoutGateway {
  return limitCalls(payouts.name, payouts, payoutLimits);
}

function limitCalls<P extends object>(name: string, part: P, limits: Limits<P>): P {
  const asks = part as Record<string, Ask>;
  const limited = Object.entries<number>(limits).map(([call, ms]) => [
    call,
    (asked: never) =>
      withLimit({ what: `${name} ${call}`, ms }, async (signal) => asks[call]?.(asked, signal)),
  ]);
  return Object.assign(Object.create(part), Object.fromEntries(limited));
}
