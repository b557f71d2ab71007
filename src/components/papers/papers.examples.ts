import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import type { PaperView } from '#src/shared/papers/paper-view.ts';
import PaperCard from './PaperCard.astro';

const paper: PaperView = {
  ...{ invoiceId: sampleId, number: '202611200123456789', checkCode: '23456abcde' },
  ...{ titleType: 'personal', title: '林小雨', taxNo: '', amountInFen: 12_050 },
  ...{ orderIds: [sampleId], state: 'live', voidReason: null },
  ...{ createdAt: sampleAt, voidedAt: null },
};

export const examples = [
  show(PaperCard).in(({ locale }) => ({
    live: { paper, locale },
    'of a company': {
      paper: { ...paper, title: longWords.slice(0, 60), taxNo: '91350100M000100Y43' },
      locale,
    },
    void: {
      paper: { ...paper, state: 'void', voidReason: 'returned', voidedAt: sampleAt },
      locale,
    },
  })),
];
