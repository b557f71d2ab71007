import { longText, longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { samplePapers } from '#src/shared/review/sample-papers.ts';
import ChangedFields from './ChangedFields.astro';
import FieldRefusal from './FieldRefusal.astro';
import FiledList from './FiledList.astro';
import SamplePaper from './SamplePaper.astro';
import SinceRefused from './SinceRefused.astro';
import TaskField from './TaskField.astro';
import TaskGroup from './TaskGroup.astro';
import TaskNotices from './TaskNotices.astro';
import TaskState from './TaskState.astro';
import ToDecision from './ToDecision.astro';
import TrailDetails from './TrailDetails.astro';
import TrailLines from './TrailLines.astro';

const fieldOf = ({ texts }: Asked) => ({
  ...{ name: 'idCard', label: texts.raising.fields.idCard, value: '5301**********12' },
  ...{ group: texts.cases.patient, imageIds: [], refusable: true, secret: true },
});
const since = { change: 'changed', before: longWords, refused: longWords } as const;
const task = { held: true, typed: {}, ready: [] };
const line = {
  ...{ at: sampleAt, staff: '王审核', act: 'refuse', queue: 'base' as const, detail: '{}' },
  ...{ proposer: null, subjectId: null },
};

const undecided = { queue: 'base' as const, decision: null };
const refusedIn = { decision: 'refuse' as const, closedBecause: null };

const standing = {
  ...{ queue: 'base' as const, state: 'open' as const, decision: null, decider: '王审核' },
  ...{ closedBecause: null, decidedAt: sampleAt, gone: false, hasRole: true, isOwn: false },
  ...{ heldByYou: false, holder: null, mayHave: true, leftBy: null, leftWords: '' },
};

export const examples = [
  show(ToDecision).in(({ locale }) => ({ usual: { locale } })),
  show(FiledList).in(({ locale, texts }) => ({
    some: {
      heading: texts.titles.withdrawDetail,
      lines: [
        { id: '1', at: sampleAt, state: 'PAID', amountInFen: 1000 },
        { id: '2', at: sampleAt, state: longText(texts), kind: 'progress' },
      ],
      locale,
    },
    none: { heading: texts.titles.withdrawDetail, lines: [], locale },
  })),
  show(SamplePaper).in(({ locale }) =>
    Object.fromEntries(samplePapers.map((name) => [name, { name, locale }])),
  ),
  show(ChangedFields).in((asked) => {
    const [field, { locale }] = [fieldOf(asked), asked];
    return {
      some: { fields: [{ ...field, since }], words: longWords, locale },
      none: { fields: [{ ...field, since: { change: 'same' } }], words: undefined, locale },
    };
  }),
  show(SinceRefused).in(({ locale }) => ({
    changed: { since, locale },
    same: { since: { change: 'same', refused: longWords }, locale },
  })),
  show(TaskGroup).in(({ texts }) => ({
    usual: { name: texts.cases.patient, slot: texts.reports.promise },
    pairs: { name: texts.cases.patient, pairs: true, slot: texts.reports.promise },
  })),
  show(TaskNotices).in(({ locale }) => ({
    decided: { task: { ...standing, state: 'decided', decision: 'refuse' }, locale },
    'taken back': { task: { ...standing, state: 'closed', closedBecause: 'byFamily' }, locale },
    gone: { task: { ...standing, gone: true, holder: '王审核' }, locale },
    'left with a word': {
      task: { ...standing, leftBy: '王审核', leftWords: longWords },
      locale,
    },
    'for administrators': { task: { ...standing, mayHave: false }, locale },
    'not for this role': { task: { ...standing, hasRole: false }, locale },
  })),
  show(TaskState).in(({ locale }) => ({
    waiting: { task: { ...undecided, closedBecause: null }, locale },
    'taken back': { task: { ...undecided, closedBecause: 'byFamily' }, locale },
    settled: { task: { ...undecided, closedBecause: 'settled' }, locale },
    refused: { task: { ...refusedIn, queue: 'base' }, locale },
    upheld: { task: { ...refusedIn, queue: 'objection' }, locale },
    dismissed: { task: { ...refusedIn, queue: 'report' }, locale },
  })),
  show(FieldRefusal).in((asked) => {
    const shown = { field: fieldOf(asked), ready: task.ready, locale: asked.locale };
    return {
      closed: { ...shown, typed: {} },
      typed: { ...shown, typed: { 'refusal.idCard': longWords } },
    };
  }),
  show(TaskField).in((asked) => {
    const [field, { locale, texts }] = [fieldOf(asked), asked];
    return {
      'held, secret': { ...task, field, locale },
      'not held': { ...task, field, locale, held: false },
      unmasked: { ...task, field, locale, shown: '530100000000000012' },
      'with originals, sent back': {
        ...{ ...task, locale, slot: texts.reports.promise },
        field: { ...field, imageIds: [sampleId, sampleId], secret: false, value: longWords },
        typed: { 'refusal.idCard': longWords },
      },
      'changed since it was refused': { ...task, field: { ...field, since }, locale },
      'leads to a case': {
        ...{ ...task, locale },
        field: { ...field, caseId: sampleId, refusable: false, secret: false },
      },
    };
  }),
  show(TrailDetails).in(({ locale }) => ({
    some: {
      row: {
        ...line,
        detail: JSON.stringify({ amountInFen: 500_000, sponsor: longWords, shown: true }),
      },
      locale,
    },
    none: { row: line, locale },
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
