import { become, drop, lead } from './change-place.ts';
import { assignment, call, given, guard, read, text } from './find-place.ts';
import { inside, type Mutant, near, plant } from './mutant.ts';

export const bugsInGivingBack: readonly Mutant[] = [
  plant(
    'a thing that was sent is taken back',
    near('requireUnsent', guard('gear', 'sentAt'), drop),
  ),
  plant(
    'what was given back still counts as raised',
    near('bookRefund', call('takeReturnFromFund'), drop),
  ),
  plant(
    'a refund that bounced is not raised again',
    near('takeBouncedRefund', call('putReturnIntoFund'), drop),
  ),
  plant(
    'the front page counts what was given back',
    near(
      'findPlatformTotals',
      read('shownSums', 'raised'),
      become("(eb) => eb.fn.coalesce(eb.fn.sum('given_in_fen'), eb.lit(0)).as('raisedInFen')"),
    ),
  ),
  plant(
    'the publicity page counts what was given back',
    near('sumFlows', text('refund'), become("'none'")),
  ),
  plant(
    'an order does not say that it was returned',
    near(
      'selectOrders',
      text('donations.returned_in_fen as returnedInFen'),
      become("'donations.sharedv as returnedInFen'"),
    ),
  ),
  plant(
    'a refund has a new number on every try',
    near(
      'runRefund',
      given('refund', 'refundNo'),
      become((number) => `${number} + '-' + refund.attempts`),
    ),
  ),
  plant(
    'a refund that waits counts as done',
    near(
      'runRefund',
      guard('known', 'PENDING'),
      lead(`await bookRefund(db, { ...refund, by: { gatewayRefundNo: refundNo } }, now);
        return 'returned';`),
    ),
  ),
  plant(
    'a refund a fen too small',
    near(
      'runRefund',
      given('refund', 'amountInFen'),
      become((amount) => `${amount} - 1 || 1`),
    ),
  ),
  plant('returned gifts are not booked', near('bookRefund', call('postRefund'), drop)),
  plant('the remainder of shares is dropped', near('shareOut', assignment('share'), drop)),
  plant(
    'who reviewed a refund may release it',
    near('releaseRefund', call('requireAnother'), drop),
  ),
  plant(
    'a refund of a case beside an open withdrawal',
    near('findRefundBlocks', text('withdrawalOpen'), drop),
  ),
  plant(
    'what the bank sent back of a refund is forgotten',
    near('takeBouncedRefund', call('postRefundBounced'), drop),
  ),
  {
    ...plant(
      'a refund that bounced is booked as paid again',
      near('bookRefund', guard('markPaid'), lead('')),
    ),
    tests: ['tests/server/refunds/run/booked-late.test.ts'],
  },
  plant(
    'a held gift stays available',
    inside('postRefundHolds', call('caseAvailable'), become("'F'")),
  ),
];
