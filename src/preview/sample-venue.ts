import type { VenueView } from '#src/shared/venues/venue-view.ts';
import { sampleAt, sampleDay, sampleId } from './samples.ts';

export function sampleVenue(more: Partial<VenueView> = {}): VenueView {
  return {
    ...{ activityId: sampleId, venueId: sampleId, name: '冬日暖阳日', sub: null },
    ...{ intro: '给住院过冬的家庭。', sponsor: '云岭同心公益基金会', status: 'APPROVE' },
    ...{ startsAt: sampleAt, endsAt: sampleAt + 9 * sampleDay },
    ...{ people: 128, amountInFen: 1_234_500, cases: 6 },
    ...more,
  };
}
