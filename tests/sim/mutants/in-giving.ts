import {
  always,
  argument,
  ask,
  become,
  drop,
  instead,
  letRun,
  onDatabase,
} from './change-place.ts';
import { answer, branch, call, comparison, given, guard, text } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

export const bugsInGiving: readonly Mutant[] = [
  plant('a gift of any amount is taken', near('requireGiftAmount', text('amountTooLarge'), drop)),
  {
    ...plant('a case takes gifts past its target', near('canCase', guard('filledAt'), drop)),
    tests: ['tests/server/donations/order/filled-case.test.ts'],
  },
  {
    ...plant(
      'a return does not open a filled case',
      near('takeReturnFromFund', given('fillColumns', 'raisedInFen'), become('Math.max(to, from)')),
    ),
    tests: ['tests/server/donations/order/filled-case.test.ts'],
  },
  plant('amount of a notification not compared', near('settleOrder', answer('amount'), drop)),
  plant('merchant of a notification not compared', near('settleOrder', answer('merchant'), drop)),
  plant('currency of a notification not compared', near('settleOrder', answer('currency'), drop)),
  {
    ...plant(
      'gateway of a notification not compared',
      near('settleOrder', answer('gateway'), drop),
    ),
    tests: ['tests/server/payments/notifications.test.ts'],
  },
  plant('signature not compared', near('isSigned', call('isSame'), become('true'))),
  plant('old notices believed', near('isSigned', call('abs'), become('0'))),
  plant(
    'notice acknowledged before the commit',
    near('takeNotification', call('settleOrder'), letRun),
  ),
  plant(
    'a notification booked without a transaction',
    near('settleOrder', call('inTransaction'), onDatabase),
  ),
  plant(
    'a repeated notification is a second payment',
    near('settleOrder', answer('repeated'), instead("notification.gatewayTradeNo += 'x';")),
  ),
  plant('money for a closed order is not kept', near('settleOrder', call('keepUnmatched'), drop)),
  plant(
    'unmatched money is not sent back',
    near('keepUnmatched', text('refund-unmatched'), become("'donation-paid'")),
  ),
  plant(
    'unmatched money goes back under a new number',
    near(
      'refundUnmatched',
      given('refund', 'refundNo'),
      become((number) => `${number} + '-' + now`),
    ),
  ),
  plant(
    'late money reopens a closed order',
    near('settleOrder', branch('orderStatus', 'CREATED'), ask('payment.paidAt === null')),
  ),
  {
    ...plant(
      'closed here before it is closed there',
      near('closeOrder', branch('closeAtGateway'), always),
    ),
    // Whoever pays after that is given it back, so that books alone hardly ever show it.
    tests: ['tests/server/donations/settle/ask-status.test.ts'],
  },
  plant(
    'raised twice',
    near(
      'changeFund',
      call('eb', 'raised_in_fen'),
      argument(2, (amount) => `${amount} * 2`),
    ),
  ),
  plant(
    'a lost notice is never asked after',
    near('insertOrder', given('run', 'next_query_at'), become('null')),
  ),
  plant(
    'a key answers whatever body comes',
    near('once', comparison('body_hash'), become('false')),
  ),
  plant('two of one key at once are an error', near('once', branch('isUniqueViolation'), always)),
  plant(
    'a key has no effect',
    near(
      'once',
      call('run', 'bodyHash'),
      argument(1, (row) => `{ ...${row}, key: key + Math.random() }`),
    ),
  ),
  plant(
    'the cashier is opened inside the transaction',
    near(
      'addOrder',
      call('insertOrder'),
      become(
        (kept) => `${kept}.then(async (made) => {
          await services.gateways.forChannel(order.payChannel).queryPayment(made.tradeNo).catch(() => {});
          return made;
        })`,
      ),
    ),
  ),
];
