import { sampleLottery } from '#src/preview/sample-lottery.ts';
import { refusedForm } from '#src/preview/sample-plain.ts';
import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import LotteryBoard from './LotteryBoard.astro';
import LotteryForm from './LotteryForm.astro';

export const examples = [
  show(LotteryForm).in(({ locale }) => {
    const form = { action: '#', locale, sent: undefined };
    return {
      empty: form,
      refused: { ...form, sent: refusedForm('lottery', { 'name.en': '' }, ['awards', 'name.en']) },
    };
  }),
  show(LotteryBoard).in(({ locale }) => {
    const form = { action: '#', locale, sent: undefined };
    return {
      none: { ...form, lotteries: [] },
      usual: { ...form, lotteries: [sampleLottery()] },
      refused: {
        ...{ ...form, lotteries: [sampleLottery()] },
        sent: refusedForm('turnActivity', { activityId: sampleId }, ['reason']),
      },
    };
  }),
];
