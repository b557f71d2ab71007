import { become, drop } from './change-place.ts';
import { call, guard } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

export const bugsInHolding: readonly Mutant[] = [
  plant(
    'money that waits for the desk is withdrawn',
    near('findFreeMoney', call('max', 'heldInFen'), become('availableInFen - unconfirmedInFen')),
  ),
  plant(
    'who held a grant decides on it, and one alone sends it back',
    near('settleHold', guard('isAlone'), drop),
  ),
  plant('what was revoked stays with its case', near('giveHeldBack', call('returnMatches'), drop)),
  plant('a gift goes back and stays held', near('lockMatches', call('endHolds'), drop)),
  {
    // It stays where it is, held: no book is wrong.
    name: 'a case gives back and keeps what is held',
    edits: [near('releaseRefund', call('returnHeld'), drop)],
    tests: ['tests/server/activities/held-refunds.test.ts'],
  },
];
