import { longText, longWords, sampleAt, sampleDay } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import DecidedTable from './DecidedTable.astro';
import NameWithBar from './NameWithBar.astro';
import QueueTable from './QueueTable.astro';
import RefusedFields from './RefusedFields.astro';
import RefusedReasons from './RefusedReasons.astro';
import TableDownload from './TableDownload.astro';
import WorkChart from './WorkChart.astro';

const decided = { decided: 12_345, refused: 1234, late: 12, medianHours: 7 };
const nothing = { decided: 0, refused: 0, late: 0, medianHours: null };
const work = { came: 12, gone: 2, open: 3, overdue: 1, oldestHours: 30 };
const idle = { came: 1, gone: 1, open: 0, overdue: 0, oldestHours: null };
const dayAt = (at: number) => ({
  ...{ day: `2026-10-${String((at % 30) + 1).padStart(2, '0')}` },
  ...{ came: (at * 7) % 11, decided: (at * 5) % 9 },
});

export const examples = [
  show(DecidedTable).in(({ locale, texts: { deskWork, review } }) => ({
    'by queue': {
      ...{ title: deskWork.figures.byQueue, head: deskWork.figures.queue, locale },
      lines: [
        { name: review.queues.base, ...work, ...decided },
        { name: review.queues.payout, ...idle, ...nothing },
      ],
    },
    'by person': {
      ...{ title: deskWork.figures.byPerson, head: deskWork.figures.person, locale },
      lines: [{ name: longWords, ...decided }],
    },
  })),
  show(NameWithBar).in(({ texts }) => ({
    longest: { name: longText(texts), count: 9, most: 9 },
    none: { name: longText(texts), count: 0, most: 0 },
  })),
  show(QueueTable).in(({ locale }) => {
    const queue = { queue: 'base' as const, urgent: 0, asked: 0, targetHours: 24, own: true };
    const late = { ...queue, waiting: 12, urgent: 2, asked: 1, late: true, own: false };
    return {
      'late and idle': {
        queues: [
          { ...late, oldestAt: sampleAt },
          { ...queue, waiting: 0, oldestAt: null, late: false },
        ],
        ...{ now: sampleAt + sampleDay, locale },
      },
    };
  }),
  show(TableDownload).in(({ locale, texts: { deskWork } }) => ({
    file: { action: '/api/desk/figures', days: 30, label: deskWork.figures.download, locale },
  })),
  show(RefusedFields).in(({ locale }) => ({
    some: { fields: [{ queue: 'base', field: 'title', count: 3 }], locale },
    many: {
      fields: Array.from({ length: 14 }, () => ({ queue: 'base', field: 'title', count: 3 })),
      locale,
    },
  })),
  show(RefusedReasons).in(({ locale }) => ({
    some: {
      reasons: [
        { label: { 'zh-CN': longWords, en: longWords }, count: 1234 },
        { label: null, count: 1 },
      ],
      locale,
    },
  })),
  show(WorkChart).in(({ locale }) => ({
    'a week': { days: Array.from({ length: 7 }, (_, at) => dayAt(at)), locale },
    'ninety days': { days: Array.from({ length: 90 }, (_, at) => dayAt(at)), locale },
    'nothing came': { days: [{ day: '2026-10-01', came: 0, decided: 0 }], locale },
  })),
];
