import { ask, become, drop } from './change-place.ts';
import { branch, call } from './find-place.ts';
import { type Mutant, near, plant, table } from './mutant.ts';

export const bugsInBonfires: readonly Mutant[] = [
  plant(
    'teams are promised what the pool does not have',
    near('startBonfire', call('bearsOneMore'), become('true')),
  ),
  plant(
    'a step is paid before its members are there',
    near('dueSteps', branch('counted'), ask('facts.paid.has(at + 1) || part <= 0')),
  ),
  {
    // Three of three give in few stories.
    ...plant(
      'a step is paid again with the next gift',
      table(/primary key \(bonfire_id, step\)/, 'check (created_at > 0)'),
      near('paySteps', call('findPaid', 'bonfireId'), become('new Set()')),
    ),
    tests: ['tests/server/activities/bonfire.test.ts'],
  },
  plant('a team burns on after its time', near('bonfireJob', call('endBonfires'), drop)),
];
