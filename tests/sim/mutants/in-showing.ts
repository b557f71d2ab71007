import { become, unchain } from './change-place.ts';
import { call, choice, read, said, text } from './find-place.ts';
import { inside, type Mutant, near, plant } from './mutant.ts';

const allGiven = "'case_funds.given_in_fen as raisedInFen'";
const sumOfAll = "eb.fn.sum('amount_in_fen')";

/**
 * For each public reading of money there is one that says what was given where some of it is back.
 */
export const bugsInShowing: readonly Mutant[] = [
  plant(
    'the case page counts what was given back',
    near('moneyOf', said('raisedInFen'), become('row.givenInFen')),
  ),
  plant(
    'the case page says nothing of matches',
    near('moneyOf', said('matchedInFen'), become('0')),
  ),
  plant(
    'a card counts what was matched as raised',
    near('cardsOf', said('raisedInFen'), become('row.raisedInFen + row.matchedInFen')),
  ),
  plant(
    'the call for a case counts what was given back',
    near('findCaseSummary', read('shownFund', 'raised'), become(allGiven)),
  ),
  plant(
    'the fundraiser centre counts what was given back',
    near('findRaiserCase', read('shownFund', 'raised'), become(allGiven)),
  ),
  plant(
    'the list of own appeals counts what was given back',
    near('findRaisedCases', read('shownFund', 'raised'), become(allGiven)),
  ),
  plant(
    'what ended counts what was given back',
    near('findEndedLines', read('shownFund', 'raised'), become(allGiven)),
  ),
  plant(
    'the allocation counts what was given back',
    near('findAllocation', said('raisedInFen'), become('givenInFen')),
  ),
  plant(
    'the success page does not say that a gift is back',
    near(
      'findPaySuccess',
      text('donations.returned_in_fen as returnedInFen'),
      become("'donations.sharedv as returnedInFen'"),
    ),
  ),
  plant(
    'a receipt is of what is left',
    near(
      'orderViewOf',
      said('amountHidden'),
      become((hidden) => `${hidden}, amountInFen: row.amountInFen - row.returnedInFen`),
    ),
  ),
  plant(
    'the list of donors calls a part the whole',
    near('returnedOf', text('part'), become("'whole'")),
  ),
  plant(
    'what is back leads the largest gifts',
    near('findDonationsOfCase', call('where', 'isKept'), unchain),
  ),
  plant(
    'the sum of orders counts what was given back',
    near('findOrderCount', call('sum', 'keptInFen'), become("fn.sum('amount_in_fen')")),
  ),
  plant(
    'all that is shown counts what was given back',
    near('shownFund', text('case_funds.raised_in_fen as raisedInFen'), become(allGiven)),
  ),
  plant(
    'the list of orders says nothing of returns',
    near(
      'findOrders',
      call('orderViewOf'),
      become((view) => `({ ...${view}, returnedInFen: 0 })`),
    ),
  ),
  plant(
    'the result says nothing of returns',
    near('findResults', said('returnedInFen'), become('0')),
  ),
  plant(
    'the trend counts what was given back',
    near('findTrend', call('sum', 'keptInFen'), become(sumOfAll)),
  ),
  plant(
    'a report counts what was given back',
    near('findReportFigures', call('sum', 'keptInFen'), become(sumOfAll)),
  ),
  plant(
    'the months of a year count gifts that are back',
    inside('findGivenByMonth', call('where', 'isKept'), unchain),
  ),
  plant(
    'the magazine counts gifts that are back',
    near('findMagazine', call('where', 'isKept'), unchain),
  ),
  plant(
    'a city counts cases for gifts',
    near(
      'countGiftsOfCity',
      read('shownSums', 'gifts'),
      become("(eb) => eb.fn.countAll().as('donationCount')"),
    ),
  ),
  plant(
    'the file of a case counts what was given back',
    near('findCaseFile', read('shownFund', 'raised'), become(allGiven)),
  ),
  plant('a gift that is back stands', near('findStandingGift', call('where', 'isKept'), unchain)),
  plant(
    'a paper states what was given back',
    near('leftOfGift', choice('settled'), become('gift.amount_in_fen')),
  ),
  {
    ...plant(
      'a test of the cashier counts gifts that are back',
      near('findGroupResults', call('where', 'isKept'), unchain),
    ),
    tests: ['tests/server/experiments/returned-gift.test.ts'],
  },
];
