import { drop } from './change-place.ts';
import { call } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

export const bugsInRestoring: readonly Mutant[] = [
  plant('a restore does not freeze', near('markRestored', call('freezeMoneyOut'), drop)),
  plant('restored books never learn of sweeps', near('settleSince', call('recoverSweep'), drop)),
  {
    // What is told again from paper goes to the gateway again, which does it once.
    ...plant(
      'restored books never learn of top-ups',
      near('settleSince', call('recoverTopUps'), drop),
    ),
    tests: ['tests/server/reconciliation/restore-clawbacks.test.ts'],
  },
  plant('a lost gift is settled by words alone', near('bookLostGift', call('keepUnmatched'), drop)),
];
