import { sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { matchBars } from '#src/shared/activities/refusals/match-bars.ts';
import ControlGroups from './ControlGroups.astro';
import RefusalBoard from './RefusalBoard.astro';
import WentBack from './WentBack.astro';

export const examples = [
  show(ControlGroups).in(({ locale }) => {
    const groups = {
      MATCHED: { cases: 8, raisedInFen: 1_640_000 },
      CONTROL: { cases: 2, raisedInFen: 300_000 },
    };
    const none = { cases: 0, raisedInFen: 0 };
    return {
      'both groups': { groups, locale },
      'nobody drawn': { groups: { MATCHED: none, CONTROL: none }, locale },
    };
  }),
  show(RefusalBoard).in(({ locale }) => {
    const usual = {
      activityId: sampleId,
      matchedCount: 640,
      byBar: matchBars.map((bar, at) => ({ bar, count: 20 - at })),
      newest: [
        { tradeNo: 'D2026112200000001', at: sampleAt, bar: 'device' as const },
        { tradeNo: 'D2026112200000002', at: sampleAt, matchedInFen: 500, version: 2 },
      ],
      locale,
    };
    return {
      usual,
      'of money that is directed': { ...usual, weighsGifts: false },
      none: { activityId: sampleId, matchedCount: 3, byBar: [], newest: [], locale },
    };
  }),
  show(WentBack).in(({ locale }) => ({
    'a part': { amountInFen: 300, backInFen: 100, locale },
    whole: { amountInFen: 300, backInFen: 300, locale },
    nothing: { amountInFen: 300, backInFen: 0, locale },
  })),
];
