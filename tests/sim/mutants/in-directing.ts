import { ask, become, drop } from './change-place.ts';
import { branch, call, given, text } from './find-place.ts';
import { inside, type Mutant, near, plant, table } from './mutant.ts';

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
  plant(
    'a newcomer directs twice',
    table(
      /create unique index pool_promises_one_allowance/,
      'create index pool_promises_one_allowance',
    ),
    near('findOwnAllowance', text('GIVEN'), become("'EXPIRED'")),
  ),
  {
    // Mostly the clock has looked before anybody comes too late.
    ...plant(
      'a pocket is opened after its time',
      near('openPocket', branch('endsAt', 'OPEN'), ask("status !== 'OPEN'")),
    ),
    tests: ['tests/server/activities/pockets.test.ts'],
  },
  plant(
    'what nobody used in time is never back in its pool',
    near('promiseJob', call('endPromises'), drop),
  ),
];
