import { become, drop } from './change-place.ts';
import { call, given, text } from './find-place.ts';
import { inside, type Mutant, near, plant } from './mutant.ts';

export const bugsInDirecting: readonly Mutant[] = [
  plant(
    'a pool keeps for one what it keeps for another',
    inside('findFreePool', text('OPEN'), become("'TAKEN_BACK'")),
  ),
  plant(
    'what was directed stays when its case gives back',
    near('holdRefunds', call('holdDirected'), drop),
  ),
  plant('a gift goes back and its pocket stays', near('lockMatches', call('endPromises'), drop)),
  plant(
    'an allowance is directed and kept at once',
    near('decideSelf', given('settlePromises', 'status'), become("'EXPIRED'")),
  ),
];
