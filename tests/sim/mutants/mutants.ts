import { bugsBetweenGateways } from './between-gateways.ts';
import { bugsInBonfires } from './in-bonfires.ts';
import { bugsInDirecting } from './in-directing.ts';
import { bugsInDiscussing } from './in-discussing.ts';
import { bugsInGiving } from './in-giving.ts';
import { bugsInGivingBack } from './in-giving-back.ts';
import { bugsInGivingMonthly } from './in-giving-monthly.ts';
import { bugsInHolding } from './in-holding.ts';
import { bugsInMatching } from './in-matching.ts';
import { bugsInPassingOn } from './in-passing-on.ts';
import { bugsInPayingOut } from './in-paying-out.ts';
import { bugsInRestoring } from './in-restoring.ts';
import { bugsInShowing } from './in-showing.ts';
import { bugsInSupporting } from './in-supporting.ts';
import { bugsInTheGround } from './in-the-ground.ts';
import type { Mutant } from './mutant.ts';

export const mutants: readonly Mutant[] = [
  ...[...bugsInGiving, ...bugsInPayingOut, ...bugsInGivingBack],
  ...[...bugsInRestoring, ...bugsInTheGround, ...bugsBetweenGateways],
  ...bugsInShowing,
  ...bugsInDiscussing,
  ...bugsInDirecting,
  ...bugsInHolding,
  ...bugsInMatching,
  ...bugsInBonfires,
  ...bugsInPassingOn,
  ...bugsInSupporting,
  ...bugsInGivingMonthly,
];
