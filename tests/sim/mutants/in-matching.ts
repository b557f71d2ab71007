import { become } from './change-place.ts';
import { choice, comparison } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

export const bugsInMatching: readonly Mutant[] = [
  plant(
    'a drop comes again every day',
    near('findSumsOfGiver', comparison('waterHelp'), become('true')),
  ),
  plant(
    'a gift by another wallet is added to',
    near('findWayBar', comparison('walletOf'), become('false')),
  ),
  plant('a lot leaves no case out', near('takeCasesIn', choice('controlPercent'), become('null'))),
];
