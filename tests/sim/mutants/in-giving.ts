import { type Mutant, plant } from './mutant.ts';

const settle = 'server/donations/settle-order.ts';
const once = 'server/platform/once.ts';
const sign = 'server/payments/sandbox/sign-notification.ts';

export const bugsInGiving: readonly Mutant[] = [
  plant('a gift of any amount is taken', 'server/donations/keep-intent.ts', [
    'if (amountInFen > maxInFen)',
    'if (amountInFen > Number.MAX_SAFE_INTEGER)',
  ]),
  plant('amount of a notification not compared', settle, [
    "if (notification.amountInFen !== payment.amountInFen) return 'amount';",
    '',
  ]),
  plant('merchant of a notification not compared', settle, [
    "if (notification.merchant !== payment.merchant) return 'merchant';",
    '',
  ]),
  plant('currency of a notification not compared', settle, [
    "if (notification.currency !== payment.currency) return 'currency';",
    '',
  ]),
  {
    ...plant('gateway of a notification not compared', settle, [
      "if (notification.gateway !== payment.gateway) return 'gateway';",
      '',
    ]),
    tests: ['tests/server/payments/notifications.test.ts'],
  },
  plant('signature not compared', sign, [
    'return given.length === expected.length && timingSafeEqual(given, expected);',
    'return given.length === expected.length || timingSafeEqual(expected, expected);',
  ]),
  plant('old notices believed', sign, ['> windowMs) return false', '> 1e15) return false']),
  plant('notice acknowledged before the commit', 'server/donations/take-notification.ts', [
    'count(await settleOrder(services, { notification, bodyHash: sha256(body) }, now));',
    'settleOrder(services, { notification, bodyHash: sha256(body) }, now).then(count, () => {});',
  ]),
  plant('a notification booked without a transaction', settle, [
    'await inTransaction(services.db, (trx) => settle(trx, asked, now))',
    'await settle(services.db as unknown as Trx, asked, now)',
  ]),
  plant('a repeated notification is a second payment', settle, [
    "if (receipt) return { settled: 'repeated' };",
    "if (receipt) notification.gatewayTradeNo += 'x';",
  ]),
  plant('money for a closed order is not kept', settle, [
    'await keepUnmatched(trx, { ...notification, kind }, now);',
    '',
  ]),
  plant('unmatched money is not sent back', 'server/donations/keep-unmatched.ts', [
    "name: 'refund-unmatched',\n    payload",
    "name: 'donation-paid',\n    payload",
  ]),
  plant('unmatched money goes back under a new number', 'server/donations/refund-unmatched.ts', [
    'refundNo: `U-${receipt.gateway_trade_no}`',
    'refundNo: `U-${receipt.gateway_trade_no}-${now}`',
  ]),
  plant('late money reopens a closed order', settle, [
    "if (payment.orderStatus === 'CREATED') {",
    'if (payment.paidAt === null) {',
  ]),
  plant('closed here before it is closed there', 'server/donations/close-order.ts', [
    "if ((await closeAtGateway(services, order.tradeNo)) === 'CLOSED')",
    "if (order.status === 'CREATED')",
  ]),
  plant('raised twice', 'server/donations/pay-order.ts', [
    "raised_in_fen: eb('raised_in_fen', '+', amountInFen)",
    "raised_in_fen: eb('raised_in_fen', '+', amountInFen * 2)",
  ]),
  plant('a lost notice is never asked after', 'server/donations/keep-intent.ts', [
    'next_query_at: now + pauseBeforeAskMs(0)',
    'next_query_at: null',
  ]),
  plant('a key answers whatever body comes', once, [
    'row.body_hash !== idempotency.bodyHash || row.owner !== idempotency.owner',
    'row.owner !== idempotency.owner',
  ]),
  plant('two of one key at once are an error', once, [
    'if (!isUniqueViolation(error)) throw error;',
    'throw error;',
  ]),
  plant('a key has no effect', once, [
    'const { key, call, owner, bodyHash } = asked.idempotency;',
    'const { call, owner, bodyHash } = asked.idempotency;\n      const key = `${asked.idempotency.key}-${Math.random()}`;',
  ]),
  plant('the cashier is opened inside the transaction', 'server/donations/add-order.ts', [
    '    keepIntent(trx, { services, order }, now),',
    '    keepIntent(trx, { services, order }, now).then(async (made) => {\n      await services.gateways.forChannel(order.payChannel).queryPayment(made.tradeNo).catch(() => {});\n      return made;\n    }),',
  ]),
];
