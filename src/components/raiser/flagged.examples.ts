import { longWords, sampleAt } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import ExplainBy from './ExplainBy.astro';
import Explained from './Explained.astro';
import Flagged from './Flagged.astro';
import ToldAgainst from './ToldAgainst.astro';

const endsAt = sampleAt + 9 * dayMs;
const doubted = { hotline: '400-000-0000', now: sampleAt };
const explained = { toldAt: sampleAt, content: '这份工伤认定书是社保局开的。', paperCount: 0 };
const saying = (finishText: string | null) => ({ found: { state: { finishText }, endsAt } });

export const examples = [
  show(Flagged).in(({ locale }) => ({
    risk: { ...doubted, told: '请交入院证明。', ...saying(longWords), flag: 'risk', locale },
    stopped: { ...doubted, told: '', ...saying(null), flag: 'stopped', locale },
    false: { ...doubted, told: longWords, ...saying(longWords), flag: 'false', locale },
  })),
  show(ExplainBy).in(({ locale }) => ({
    runs: { endsAt, now: sampleAt, locale },
    over: { endsAt: null, now: sampleAt, locale },
  })),
  show(Explained).in(({ locale }) => ({
    'of each state': {
      list: [
        { ...explained, content: longWords, paperCount: 3, state: 'open', answer: '' },
        { ...explained, state: 'answered', answer: longWords },
        { ...explained, state: 'dismissed', answer: '' },
      ],
      locale,
    },
  })),
  show(ToldAgainst).in(({ locale }) => ({
    both: { told: '请交入院证明。', warning: longWords, locale },
    'the family alone': { told: longWords, warning: null, locale },
    'readers alone': { told: '', warning: '风险提示：入院证明还没有看到', locale },
    nothing: { told: '', warning: null, locale },
  })),
];
