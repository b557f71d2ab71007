import { argument, ask, become, drop, unchain } from './change-place.ts';
import { branch, call, choice, comparison } from './find-place.ts';
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
  plant(
    'gifts that were split are each matched in full',
    near(
      'findSumsOfGiver',
      call('on', 'activityId'),
      argument(2, () => "'none'"),
    ),
  ),
  plant(
    "a person's day has no cap",
    near(
      'findSumsOfGiver',
      call('where', 'day'),
      argument(2, () => "'none'"),
    ),
  ),
  plant('a case has no cap of a sponsor', near('matchGift', call('requireCaseSum'), become('0'))),
  plant(
    'a frozen activity gives on',
    near('lockRunning', call('where', 'activities.status'), unchain),
  ),
  plant(
    'who froze an activity lets it go on',
    near(
      'turnActivity',
      call('takeStep'),
      argument(
        1,
        (asked) => `{ ...${asked}, ...(asked.step === 'resume' && { staffUserId: null }) }`,
      ),
    ),
  ),
  plant('a gift goes back and its match stays', near('holdGifts', call('returnMatches'), drop)),
  {
    // Nobody outside sees that something waits for nobody.
    name: 'what is given in risk control waits for nobody',
    edits: [near('holdWhereAsked', branch('isLarge'), ask('!isLarge'))],
    tests: ['tests/server/activities/risk-control.test.ts'],
  },
];
