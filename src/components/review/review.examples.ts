import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { samplePapers } from '#src/shared/review/sample-papers.ts';
import FiledList from './FiledList.astro';
import SamplePaper from './SamplePaper.astro';
import TaskField from './TaskField.astro';
import TaskHead from './TaskHead.astro';
import ToDecision from './ToDecision.astro';
import TrailDetails from './TrailDetails.astro';
import TrailLines from './TrailLines.astro';

const field = {
  ...{ name: 'idCard', label: '身份证号', value: '5301**********12', secret: true },
  ...{ imageIds: [], refusable: true },
};
const task = { taskId: sampleId, held: true, typed: {} };
const line = {
  ...{ at: sampleAt, staff: '王审核', act: 'refuse', queue: 'base' as const, detail: '{}' },
};

const opened = { title: '小树等一次手术', caseId: sampleId, urgent: 0, openedAt: sampleAt };

export const examples = [
  show(TaskHead).in(({ locale }) => ({
    usual: { task: { ...opened, timesHandedIn: 1 }, queueUrl: '#', locale },
    'urgent, handed in again': {
      ...{ task: { ...opened, urgent: 1, timesHandedIn: 3, title: longWords } },
      ...{ queueUrl: '#', locale },
    },
    'of no case': {
      ...{
        task: { ...opened, title: null, caseId: null, timesHandedIn: 1 },
        queueUrl: '#',
        locale,
      },
    },
  })),
  show(ToDecision).in(({ locale }) => ({ usual: { locale } })),
  show(FiledList).in(({ locale, texts }) => ({
    some: {
      heading: texts.titles.withdrawDetail,
      lines: [
        { id: '1', at: sampleAt, state: 'PAID', amountInFen: 1000 },
        { id: '2', at: sampleAt, state: longWords, kind: 'progress' },
      ],
      locale,
    },
    none: { heading: texts.titles.withdrawDetail, lines: [], locale },
  })),
  show(SamplePaper).in(({ locale }) =>
    Object.fromEntries(samplePapers.map((name) => [name, { name, locale }])),
  ),
  show(TaskField).in(({ locale, texts }) => ({
    'held, secret': { ...task, field, locale },
    'not held': { ...task, field, locale, held: false },
    unmasked: { ...task, field, locale, shown: '530100000000000012' },
    'with originals, sent back': {
      ...{ ...task, locale, slot: texts.reports.promise },
      field: { ...field, imageIds: [sampleId, sampleId], secret: false, value: longWords },
      typed: { 'refusal.idCard': longWords },
    },
    'leads to a case': {
      ...{ ...task, locale },
      field: { ...field, caseId: sampleId, refusable: false, secret: false },
    },
  })),
  show(TrailDetails).in(({ locale }) => ({
    some: {
      detail: JSON.stringify({ amountInFen: 500_000, sponsor: longWords, shown: true }),
      locale,
    },
    none: { detail: '{}', locale },
  })),
  show(TrailLines).in(({ locale }) => ({
    some: {
      lines: [
        { ...line, reason: longWords },
        { ...line, act: 'claim', queue: null, reason: '' },
      ],
      locale,
    },
    none: { lines: [], locale },
  })),
];
