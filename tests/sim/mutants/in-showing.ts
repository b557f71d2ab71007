import { become, unchain } from './change-place.ts';
import { call, said, text } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

/** For each public reading of money one that says what was given where some of it is back. */
export const bugsInShowing: readonly Mutant[] = [
  plant(
    'the case page counts what was given back',
    near('moneyOf', said('raisedInFen'), become('row.given_in_fen')),
  ),
  plant(
    'the case page says nothing of matches',
    near('moneyOf', said('matchedInFen'), become('0')),
  ),
  plant(
    'a card counts what was matched as raised',
    near('cardsOf', said('raisedInFen'), become('row.raised_in_fen + row.matched_in_fen')),
  ),
  plant(
    'the call for a case counts what was given back',
    near('findCaseSummary', text('raised_in_fen'), become("'given_in_fen as raised_in_fen'")),
  ),
  plant(
    'the fundraiser centre counts what was given back',
    near('findRaiserCase', text('raised_in_fen'), become("'given_in_fen as raised_in_fen'")),
  ),
  plant(
    'the list of own appeals counts what was given back',
    near('findRaisedCases', text('raised_in_fen'), become("'given_in_fen as raised_in_fen'")),
  ),
  plant(
    'what ended counts what was given back',
    near(
      'findEndedLines',
      text('case_funds.raised_in_fen as raisedInFen'),
      become("'case_funds.given_in_fen as raisedInFen'"),
    ),
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
    near('findDonationsOfCase', call('whereRef', 'returned_in_fen', 'amount_in_fen'), unchain),
  ),
  plant(
    'the sum of orders counts what was given back',
    near('findOrderCount', call('eb', 'returned_in_fen'), become("'amount_in_fen'")),
  ),
];
