import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Gateway } from '#src/server/payments/gateway.ts';
import { limitGateway, limitPayouts } from '#src/server/payments/limit-calls.ts';
import type { PayoutGateway } from '#src/server/payments/payout-gateway.ts';
import { LimitError } from '#src/shared/platform/with-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const signals: AbortSignal[] = [];
const hang = (_: unknown, signal?: AbortSignal) => {
  if (signal) signals.push(signal);
  return new Promise<never>(() => {});
};
const hangs = Object.fromEntries(
  ['createPayment', 'closePayment', 'queryPayment', 'refund', 'queryRefund', 'dailyBill']
    .concat(['sweep', 'topUp', 'findSweeps', 'findTopUps', 'findSettlements'])
    .concat(['submit', 'query', 'findReturns', 'findSent'])
    .map((call) => [call, hang]),
);

test.each([
  { part: 'a gateway', calls: limitGateway({ ...hangs, name: 'a', custody: {} } as never) },
  {
    part: 'what a gateway moves',
    calls: limitGateway({ custody: { ...hangs, by: 'us' } } as unknown as Gateway).custody,
  },
  {
    part: 'what it settles',
    calls: limitGateway({ custody: { ...hangs, by: 'gateway' } } as unknown as Gateway).custody,
  },
  { part: 'the bank', calls: limitPayouts({ ...hangs, name: 'b' } as unknown as PayoutGateway) },
])('every call of $part that hangs ends and is told so', async ({ calls }) => {
  signals.length = 0;
  const asks = Object.values(calls).filter((member) => typeof member === 'function');
  const answers = Promise.allSettled(asks.map((ask) => ask('x')));
  await vi.advanceTimersByTimeAsync(60_000);
  for (const answer of await answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(LimitError) });
  }
  expect(asks.length).toBeGreaterThan(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual(asks.map(() => true));
});
