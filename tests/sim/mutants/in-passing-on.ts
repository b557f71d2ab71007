import { become, drop } from './change-place.ts';
import { call, given, guard } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

export const bugsInPassingOn: readonly Mutant[] = [
  plant(
    'what was passed on still counts as raised',
    near('passGift', call('takeReturnFromFund'), drop),
  ),
  plant(
    'what came from another family is not raised',
    near('passGift', call('addGiftToFund'), drop),
  ),
  plant(
    'a fen less goes on than left',
    near(
      'passGift',
      given('postPassOn', 'amountInFen'),
      become((amount) => `${amount} - 1 || 1`),
    ),
  ),
  plant('a choice changes after the gift went', near('changeIfUnused', guard('isOpen'), drop)),
  plant(
    'a choice is answered and not kept',
    near('changeIfUnused', given('set', 'if_unused'), become("'back'")),
  ),
];
