import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { wholePart } from '#src/shared/raising/part-state.ts';
import BegunCases from './BegunCases.astro';
import SheetStanding from './SheetStanding.astro';

const own = {
  ...{ sheet: 'patient' as const, status: infoReviewStatuses.unsubmitted, values: {}, masked: {} },
  ...{ fields: {}, refusals: {}, openFields: ['name'], version: 2, savedAt: sampleAt },
  passedAt: null,
};

export const examples = [
  show(BegunCases).in(({ locale }) => ({
    some: {
      cases: [
        { infoUuid: sampleId, title: longWords },
        { infoUuid: sampleId, title: '' },
      ],
      locale,
    },
  })),
  show(SheetStanding).in(({ locale, texts }) => {
    const shown = { isOpen: true, isAide: false, hasFields: true, texts };
    const page = { ...shown, to: { infoUuid: sampleId, locale } };
    const inReview = { ...own, status: infoReviewStatuses.submitted };
    return {
      open: { ...page, own },
      'for who helps': { ...page, own, isAide: true },
      'without fields': { ...page, own, hasFields: false },
      'refused as a whole': {
        ...page,
        own: { ...own, refusals: { [wholePart]: { words: longWords, mended: false } } },
      },
      'already public': { ...page, own: { ...own, passedAt: sampleAt } },
      'in review': { ...page, own: inReview },
      'a payee in review': { ...page, own: { ...inReview, sheet: 'payee' as const } },
      closed: { ...page, own, isOpen: false },
    };
  }),
];
