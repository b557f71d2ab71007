import { applyCalls } from './activities/apply/calls.ts';
import { bonfireCalls } from './activities/bonfire/calls.ts';
import { activityCalls } from './activities/calls.ts';
import { matchingCalls } from './activities/matching/calls.ts';
import { pocketCalls } from './activities/pockets/calls.ts';
import { sponsorCalls } from './activities/sponsor/calls.ts';
import { chanceCalls } from './chance/calls.ts';
import { allowanceCalls } from './venues/allowance/calls.ts';
import { venueCalls } from './venues/calls.ts';
import { venueListCalls } from './venues/lists/calls.ts';
import { venueShareCalls } from './venues/share/calls.ts';
import { venueStatisticCalls } from './venues/statistic/calls.ts';
import { subVenueCalls } from './venues/sub/calls.ts';

/** It holds every call of what is given and done together: activities, venues and chance. */
export const activityAndVenueCalls = [
  ...applyCalls,
  ...bonfireCalls,
  ...activityCalls,
  ...matchingCalls,
  ...pocketCalls,
  ...sponsorCalls,
  ...chanceCalls,
  ...allowanceCalls,
  ...venueCalls,
  ...venueListCalls,
  ...venueShareCalls,
  ...venueStatisticCalls,
  ...subVenueCalls,
];
