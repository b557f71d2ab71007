import { become, drop } from './change-place.ts';
import { call, comparison, given, guard } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

const ofGoal = ['tests/server/raising/decide/goal.test.ts'];

/** These are about support of the platform, and the goal beyond which nothing is raised. */
export const bugsInSupporting: readonly Mutant[] = [
  plant('a support is paid and not booked', near('settleSupport', call('postSupport'), drop)),
  plant(
    'a support is booked with a fen less',
    near(
      'settleSupport',
      given('postSupport', 'amountInFen'),
      become((amount) => `${amount} - 1`),
    ),
  ),
  plant(
    'a second payment of a support is kept for nobody',
    near('settleSupport', call('keepUnmatched'), drop),
  ),
  plant(
    'a support taken back stays in its account',
    near('returnSupport', call('postSupportBack'), drop),
  ),
  plant('a support taken back is never sent', near('takeBackSupport', call('enqueue'), drop)),
  plant(
    'a support is taken back twice',
    near('takeBackSupport', guard('RETURNED'), drop),
    near('takeBackSupport', guard('canTakeSupportBack'), drop),
  ),
  plant(
    'a support whose notice was lost is not asked after',
    near('addSupport', given('values', 'next_query_at'), become('null')),
  ),
  {
    ...plant(
      'a goal may be above what the bills leave open',
      near('goalColumns', call('min'), become('row.target_in_fen')),
    ),
    tests: ofGoal,
  },
  {
    ...plant(
      'raising goes on beyond what the bills leave open',
      near('fillColumns', comparison('raisedInFen', 'gapInFen'), become('false')),
    ),
    tests: ofGoal,
  },
];
