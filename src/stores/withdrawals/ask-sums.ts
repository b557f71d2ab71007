import { venueStatistic } from '#src/shared/venues/statistic/calls.ts';
import { callApi } from '#src/stores/api.ts';

/** Asks what was given through a venue by now. */
export const askSums = (activityId: string) => callApi(venueStatistic, { activityId });
