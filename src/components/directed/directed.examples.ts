import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import DirectedList from './DirectedList.astro';
import GrantReasons from './GrantReasons.astro';
import SubsidyNote from './SubsidyNote.astro';

const grant = {
  ...{ kind: 'allowance' as const, infoUuid: sampleId, title: '给小宇一个春天' },
  ...{ amountInFen: 1000, backInFen: 0, at: sampleAt },
};
const subsidy = { sponsor: '青禾软件', perShareInFen: 200, running: true };

export const examples = [
  show(DirectedList).in(({ locale }) => ({
    usual: {
      list: [
        { ...grant, kind: 'redPocket' as const, backInFen: 300, amountInFen: 300 },
        { ...grant, kind: 'share' as const, title: longWords },
        grant,
      ],
      next: undefined,
      locale,
    },
    nothing: { list: [], next: undefined, locale },
  })),
  show(SubsidyNote).in(({ locale }) => ({
    'brought something': { found: subsidy, broughtInFen: 200, locale },
    'nothing yet': { found: subsidy, broughtInFen: 0, locale },
    'an empty pool': { found: { ...subsidy, running: false }, broughtInFen: 200, locale },
    'a guest, long words': {
      found: { ...subsidy, sponsor: longWords },
      broughtInFen: null,
      locale,
    },
  })),
  show(GrantReasons).in(({ locale }) => ({
    usual: {
      reasons: {
        given: [
          { kind: 'allowance' as const, status: 'GIVEN' as const, times: 12, inFen: 12_000 },
          { kind: 'redPocket' as const, status: 'EXPIRED' as const, times: 2, inFen: 600 },
          { kind: 'share' as const, status: 'GIVEN' as const, times: 3, inFen: 600 },
        ],
        refusals: [{ kind: 'share' as const, because: 'sharedBrowser' as const, times: 4 }],
      },
      locale,
    },
    nothing: { reasons: { given: [], refusals: [] }, locale },
  })),
];
