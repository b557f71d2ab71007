import { sampleVenue } from '#src/preview/sample-venue.ts';
import { show } from '#src/preview/show.ts';
import { LiveSums } from './LiveSums.tsx';
import VenueSums from './VenueSums.astro';

export const examples = [
  show(VenueSums).in(({ locale }) => ({
    usual: { venue: sampleVenue(), locale },
    nothing: { venue: sampleVenue({ people: 0, amountInFen: 0, cases: 0 }), locale },
  })),
  show(LiveSums).in(({ locale, texts }) => {
    const { amount, people, families } = texts.venues.sums;
    const { venueId, ...drawn } = sampleVenue();
    return { usual: { venueId, drawn, locale, text: { amount, people, families } } };
  }),
];
