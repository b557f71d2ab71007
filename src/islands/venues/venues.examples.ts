import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { sampleVenue } from '#src/preview/sample-venue.ts';
import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { LiveSums } from './LiveSums.tsx';
import OpenTeamPage from './OpenTeamPage.astro';
import { TeamForm } from './TeamForm.tsx';
import VenueSums from './VenueSums.astro';

export const examples = [
  show(VenueSums).in(({ locale }) => ({
    usual: { venue: sampleVenue(), locale },
    "a team's": {
      venue: sampleVenue({ sub: { name: '市一院志愿队', createdBy: sampleId } }),
      locale,
    },
    nothing: { venue: sampleVenue({ people: 0, amountInFen: 0, cases: 0 }), locale },
  })),
  show(TeamForm).in((asked) => samplePlainForms(asked)),
  show(OpenTeamPage).in(({ locale }) => ({
    usual: { activityId: sampleId, locale },
    refused: {
      ...{ activityId: sampleId, locale },
      sent: refusedForm('team', { activityId: sampleId, name: '我' }, ['name']),
    },
  })),
  show(LiveSums).in(({ locale, texts }) => {
    const { amount, people, families } = texts.venues.sums;
    const { venueId, ...drawn } = sampleVenue();
    return { usual: { venueId, drawn, locale, text: { amount, people, families } } };
  }),
];
