import { sampleDraw, sampleLottery } from '#src/preview/sample-lottery.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { activityStatuses } from '#src/shared/activities/activity-statuses.ts';
import AwardTable from './AwardTable.astro';
import DrawResult from './DrawResult.astro';
import DrawTable from './DrawTable.astro';
import HowProven from './HowProven.astro';
import LotteryHead from './LotteryHead.astro';
import LotteryList from './LotteryList.astro';
import OwnDraws from './OwnDraws.astro';

const long = { name: longWords, sponsor: longWords };
const draw = { sequence: 1, person: 1, n: 1, drawnId: 1, awardId: 2 };
const page = {
  list: [sampleDraw('goods'), sampleDraw('right'), { ...sampleDraw('none'), spent: 5 }],
  anchorId: 'x',
};

export const examples = [
  show(LotteryHead).in(({ locale }) => ({
    ...Object.fromEntries(
      activityStatuses.map((status) => [status, { lottery: sampleLottery({ status }), locale }]),
    ),
    ...Object.fromEntries(
      (['h1', 'h2', 'h3'] as const).map((level) => [
        level,
        { lottery: sampleLottery(), locale, level },
      ]),
    ),
    'long words': { lottery: sampleLottery(long), locale },
  })),
  show(AwardTable).in(({ locale }) => {
    const { awards } = sampleLottery();
    return {
      usual: { awards, locale },
      plain: { awards, plain: true, locale },
      'long words': { awards: awards.map((one) => ({ ...one, name: longWords })), locale },
    };
  }),
  show(DrawResult).in(({ locale }) => ({
    goods: { draw: sampleDraw('goods'), locale },
    right: { draw: sampleDraw('right'), locale },
    none: { draw: sampleDraw('none'), locale },
    'fell to the next': { draw: { ...sampleDraw('right'), drawnId: 1 }, locale },
  })),
  show(OwnDraws).in(({ locale }) => {
    const own = { activityId: sampleId, locale };
    return {
      none: { ...own, page: { list: [], hasNext: false, anchorId: '' }, isFirst: true },
      some: { ...own, page: { ...page, hasNext: true }, isFirst: false },
    };
  }),
  show(HowProven).in(({ locale }) => ({
    running: { lottery: sampleLottery(), locale },
    over: { lottery: sampleLottery({ seed: sampleLottery().seedHash }), record: false, locale },
  })),
  show(DrawTable).in(({ locale }) => {
    const { awards } = sampleLottery();
    return { usual: { draws: [draw, { ...draw, sequence: 2, awardId: 3 }], awards, locale } };
  }),
  show(LotteryList).in(({ locale }) => ({
    none: { lotteries: [], locale },
    two: {
      lotteries: [sampleLottery(), sampleLottery({ ...long, status: 'END_WITH_TIME' })],
      locale,
    },
  })),
];
