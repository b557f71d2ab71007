import { become, drop } from './change-place.ts';
import { call, comparison, guard } from './find-place.ts';
import { inside, type Mutant, near, plant } from './mutant.ts';

export const bugsInGivingMonthly: readonly Mutant[] = [
  plant(
    'a monthly gift that rests is charged',
    near('claimCharge', comparison('status', 'ACTIVE'), become('false')),
    inside('pauseGift', call('skipMonths'), become('[]')),
  ),
  plant('a month is charged that nobody was told of', near('claimCharge', guard('told_at'), drop)),
  {
    ...plant(
      'a month has another number each time',
      near('chargeNoOf', call('tradeNoOf'), become('tradeNoOf(Math.random().toString(), 0)')),
    ),
    tests: ['tests/server/monthly/keeping.test.ts'],
  },
];
