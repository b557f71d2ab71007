import { drop } from './change-place.ts';
import { call } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

export const bugsInRestoring: readonly Mutant[] = [
  plant('a restore does not freeze', near('markRestored', call('freezeMoneyOut'), drop)),
  plant('restored books never learn of moves', near('settleSince', call('recoverMoves'), drop)),
  plant('a lost gift is settled by words alone', near('bookLostGift', call('keepUnmatched'), drop)),
];
