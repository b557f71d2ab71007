import type { Locale } from '#src/shared/platform/locale.ts';
import type { VenueView } from '#src/shared/venues/venue-view.ts';

export type LiveSumsProps = {
  venueId: string;
  /** They are as the page was drawn, until the store knows better. */
  drawn: Pick<VenueView, 'people' | 'amountInFen' | 'cases'>;
  locale: Locale;
  text: { amount: string; people: string; families: string };
};
