import { argument, become, before, drop, lead } from './change-place.ts';
import { answer, call, choice, given, guard, text } from './find-place.ts';
import { type Mutant, near, plant, table } from './mutant.ts';

/** Sums a fee with numbers that lose fractions, where the product counts in whole ones. */
const inFloats = (exact: string) => exact.replaceAll('BigInt', 'Number').replace(/(\d)n\b/g, '$1');

export const bugsInPayingOut: readonly Mutant[] = [
  plant(
    'a second withdrawal beside an open one',
    near('holdTo', call('requireNoOpenWithdrawal'), drop),
    near('findCashCheck', call('findOpenWithdrawal'), become('undefined')),
    table(/create unique index withdrawals_one_open/, 'create index withdrawals_one_open'),
  ),
  plant(
    'money for things that have not arrived is withdrawn',
    near('holdTo', guard('freeInFen'), drop),
  ),
  plant(
    'the net is held, not the whole',
    near(
      'holdTo',
      given('postHold', 'amountInFen'),
      become((amount) => `Math.max(1, ${amount} - 1)`),
    ),
  ),
  plant('fees are floats', near('feeOf', call('Number', 'BigInt'), become(inFloats))),
  plant(
    'fees are rounded, not floored',
    near(
      'feeOf',
      call('Number', 'BigInt'),
      become((sum) => `Math.round(${inFloats(sum)})`),
    ),
  ),
  plant(
    'the remainder of instalments is dropped',
    near('planInstalments', choice('larger'), become('0')),
  ),
  plant(
    'a cancelled withdrawal keeps the money',
    near('callOffWithdrawal', call('postUnhold'), drop),
  ),
  plant('the notice is not awaited', near('findHindrance', answer('noticeRunning'), drop)),
  plant(
    'open objections do not hold a payout',
    near('findHindrance', text('open'), become("'nobody'")),
  ),
  plant(
    'what was found against a family does not hold a payout',
    near('findHindrance', answer('findingUnanswered'), drop),
  ),
  plant('the freeze does not stop payouts', near('requireMoneyOut', text('moneyOutFrozen'), drop)),
  plant(
    'who reviewed a withdrawal may release it',
    near('releasePayout', text('secondPersonNeeded'), drop),
    table(/\s+and releaser_user_id <> reviewer_user_id/, ''),
  ),
  plant(
    'the payee is not compared with the reviewed one',
    near('findStop', answer('payeeNotReady'), drop),
  ),
  plant(
    'a failed payout keeps the money in flight',
    near('bookFailure', call('postPayoutFailed'), drop),
  ),
  plant(
    'a payout that waits counts as failed',
    near(
      'runPayout',
      guard('PENDING'),
      lead("return bookFailure(services, { payout, words: 'late' }, now);"),
    ),
  ),
  plant(
    'a payout is sent before it is stored',
    near(
      'runPayout',
      call('inTransaction', 'startPayout'),
      before('await send(services, payout, now);'),
    ),
  ),
  plant(
    'a move has a new number on every try',
    near(
      'levelPlaces',
      call('carryOut'),
      argument(1, (move) => `{ ...${move}, number: ${move}.number + '-' + now }`),
    ),
  ),
  plant('the fee of a payout is never taken', near('bookSuccess', call('postFee'), drop)),
  plant(
    'an open withdrawal stays with the account it had',
    near('queuePayout', call('followPayee'), become('false')),
  ),
  plant(
    'a payout is sent though its money is not at the bank',
    near('setAside', guard('freeAtBankInFen'), lead('')),
  ),
  plant(
    'a gateway that lacks what it is to refund gets nothing',
    near('planMoves', call('share', 'topUp'), become('[]')),
  ),
  plant(
    'what was paid back is the case’s and in no bank',
    near('postClawback', call('postMove', 'clawback-received'), drop),
  ),
  plant('money the bank sent back is forgotten', near('bookReturn', call('postBankReturn'), drop)),
];
