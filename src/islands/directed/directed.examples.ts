import { plainFormsFor, refusedForm } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { promiseStatuses } from '#src/shared/activities/directed/promises.ts';
import Allowance from './Allowance.astro';
import { DirectedForm } from './DirectedForm.tsx';
import Pocket from './Pocket.astro';

const allowance = {
  ...{ sponsor: '青禾软件', amountInFen: 1000, usedInFen: 23_000, totalInFen: 100_000 },
  standing: 'open' as const,
};
const families = [{ id: sampleId, title: '给小宇一个春天' }];
const tradeNo = '2026112305000000000001';
const pocket = {
  ...{ redPocketId: sampleId, infoUuid: sampleId, orderId: sampleId, sponsor: '青禾软件' },
  ...{ amountInFen: 300, endsAt: sampleAt + 2 * sampleDay },
};

export const examples = [
  show(DirectedForm).in((asked) => plainFormsFor(asked, 'act', ['allowance', 'pocket'])),
  show(Allowance).in(({ locale }) => {
    const usual = { activityId: sampleId, allowance, families, locale };
    return {
      usual,
      'an empty pool': { ...usual, allowance: { ...allowance, standing: 'empty' as const } },
      over: { ...usual, allowance: { ...allowance, standing: 'over' as const } },
      refused: {
        ...usual,
        sent: refusedForm(
          'allowance',
          { activityId: sampleId, amountInFen: '1000', infoUuid: sampleId },
          [],
        ),
      },
      'long words': {
        ...usual,
        allowance: { ...allowance, sponsor: longWords },
        families: [{ id: sampleId, title: longWords }],
      },
    };
  }),
  show(Pocket).in(({ locale }) => {
    const shownAs = (status: (typeof promiseStatuses)[number], backInFen = 0) => ({
      pocket: { ...pocket, status, openedAt: status === 'GIVEN' ? sampleAt : null, backInFen },
      ...{ tradeNo, locale },
    });
    return {
      ...Object.fromEntries(promiseStatuses.map((status) => [status, shownAs(status)])),
      'back in the pool': shownAs('GIVEN', 300),
      refused: {
        ...shownAs('OPEN'),
        sent: refusedForm('pocket', { redPocketId: sampleId, tradeNo }, []),
      },
    };
  }),
];
