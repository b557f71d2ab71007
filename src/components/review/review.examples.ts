import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { caseActs } from '#src/shared/review/case-acts.ts';
import { samplePapers } from '#src/shared/review/sample-papers.ts';
import ArrivalForm from './ArrivalForm.astro';
import CaseActs from './CaseActs.astro';
import DeskComments from './DeskComments.astro';
import FeeOption from './FeeOption.astro';
import FiledList from './FiledList.astro';
import ProposalList from './ProposalList.astro';
import SamplePaper from './SamplePaper.astro';
import TaskField from './TaskField.astro';
import TrailCheck from './TrailCheck.astro';
import TrailLines from './TrailLines.astro';

const comment = {
  ...{ commentId: sampleId, content: '早日康复', createdAt: sampleAt, hiddenAt: null },
  nickname: '晴天',
};
const comments = [comment, { ...comment, commentId: '2', hiddenAt: sampleAt, content: longWords }];
const proposal = {
  ...{ proposalId: sampleId, what: '服务费改为免收', reason: '家庭很困难', proposer: '王审核' },
  ...{ proposedBy: sampleId, proposedAt: sampleAt },
};
const field = {
  ...{ name: 'idCard', label: '身份证号', value: '5301**********12', secret: true },
  ...{ imageIds: [], refusable: true },
};
const task = { taskId: sampleId, held: true, typed: {} };
const check = {
  ...{ count: 1200, comparedTo: 1200, brokenPosition: null, underWay: false },
  whole: { at: sampleAt, count: 1200, hash: 'a1'.repeat(32) },
};
const line = { at: sampleAt, staff: '王审核', act: 'refuse', queue: 'base' as const };
const change = { at: sampleAt, staff: '王审核', act: 'confirmFeeOption', option: 3 };

export const examples = [
  show(ArrivalForm).in(({ locale, texts }) => {
    const { pool, clawback } = texts.review;
    const shown = { locale, action: '#', reasonHint: pool.reasonHint, wrong: {} };
    return {
      "a sponsor's": { ...shown, step: 'fund', title: pool.record, typed: {} },
      "a payee's, refused": {
        ...{ ...shown, step: 'clawback', title: clawback.title, lead: longWords },
        typed: { step: 'clawback', amountInYuan: 'x' },
        wrong: { amountInFen: 'amount', reason: 'reason' },
      },
    };
  }),
  show(CaseActs).in(({ locale }) => ({
    all: { acts: caseActs, locale, action: '#', typed: {} },
    'shown again': { acts: caseActs, locale, action: '#', typed: { act: 'stopCase' } },
  })),
  show(DeskComments).in(({ locale }) => ({
    'may act': { comments, locale, action: '#', mayAct: true, lovePerson: '爱心人士' },
    'may look': { comments, locale, action: '#', mayAct: false, lovePerson: '爱心人士' },
    none: { comments: [], locale, action: '#', mayAct: true, lovePerson: '爱心人士' },
  })),
  show(FeeOption).in(({ locale }) => ({
    ...Object.fromEntries(
      Object.entries(serviceChargeOptions).map(([name, option]) => [
        name,
        {
          ...{ rule: { option, basisPoints: 300 }, history: [], mayPropose: true, locale },
          ...{ action: '#', typed: {} },
        },
      ]),
    ),
    'changed before': {
      ...{ rule: { option: 3, basisPoints: 0 }, mayPropose: false, locale, action: '#', typed: {} },
      history: [
        { ...change, reason: longWords, before: 2 },
        { ...change, reason: '开始' },
      ],
    },
  })),
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
  show(ProposalList).in(({ locale }) => ({
    "another's": {
      ...{ proposals: [proposal], locale, action: '#', viewerUserId: 'B', maySettle: true },
    },
    own: {
      ...{ proposals: [{ ...proposal, reason: longWords }], locale, action: '#' },
      ...{ viewerUserId: sampleId, maySettle: true },
    },
    'only to look at': {
      ...{ proposals: [proposal], locale, action: '#', viewerUserId: 'B', maySettle: false },
    },
    none: { proposals: [], locale, action: '#', viewerUserId: 'B', maySettle: true },
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
  show(TrailCheck).in(({ locale }) => ({
    whole: { check, locale, action: '#' },
    'never compared': { check: { ...check, whole: undefined, comparedTo: 0 }, locale, action: '#' },
    'under way': { check: { ...check, comparedTo: 400, underWay: true }, locale, action: '#' },
    broken: { check: { ...check, brokenPosition: 17 }, locale, action: '#' },
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
