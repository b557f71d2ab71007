import { deskFormProps, reasonField } from '#src/components/review/desk-form-props.ts';
import { refusedForm } from '#src/preview/sample-plain.ts';
import { longText, longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { shownStatuses } from '#src/shared/activities/activity-statuses.ts';
import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { caseActs } from '#src/shared/review/case-acts.ts';
import ArrivalForm from './ArrivalForm.astro';
import ActivityForms from './activities/ActivityForms.astro';
import PromiseForm from './activities/PromiseForm.astro';
import ChangeSetting from './ChangeSetting.astro';
import CaseActs from './cases/CaseActs.astro';
import { DeskForm } from './DeskForm.tsx';
import FeeOption from './FeeOption.astro';
import TestForms from './TestForms.astro';
import TaskNote from './tasks/TaskNote.astro';

const page = { action: '#', sent: undefined, infoUuid: sampleId };
const change = { at: sampleAt, staff: '王审核', act: 'confirmFeeOption', option: 3 };

export const examples = [
  show(ArrivalForm).in(({ locale, texts }) => {
    const { pool, clawback } = texts.review;
    const shown = { ...page, locale, reasonHint: pool.reasonHint };
    const values = { infoUuid: sampleId, amountInYuan: 'x' };
    return {
      "a sponsor's": { ...shown, act: 'fund', title: pool.record },
      "a payee's, refused": {
        ...{ ...shown, act: 'clawback', title: clawback.title, lead: longText(texts) },
        sent: refusedForm('clawback', values, ['amountInFen', 'reason']),
      },
    };
  }),
  show(ActivityForms).in(({ locale }) => {
    const form = { ...{ action: '#', locale, sent: undefined }, activityId: sampleId };
    return {
      ...Object.fromEntries(shownStatuses.map((status) => [status, { ...form, status }])),
      refused: {
        ...{ ...form, status: 'APPROVE' },
        sent: refusedForm('matchFunding', { activityId: sampleId }, ['amountInFen', 'reason']),
      },
    };
  }),
  show(PromiseForm).in(({ locale }) => ({
    empty: { act: 'activity' as const, action: '#', locale, sent: undefined },
    'of givers': { act: 'waterHelp' as const, action: '#', locale, sent: undefined },
    'of teams': { act: 'bonfire' as const, action: '#', locale, sent: undefined },
    refused: {
      ...{ act: 'activity' as const, action: '#', locale },
      sent: refusedForm('activity', { name: '' }, ['cases', 'endDay']),
    },
  })),
  show(TestForms).in(({ locale }) => {
    const form = { ...{ action: '#', locale }, experimentId: undefined };
    return {
      'to propose one': { ...form, sent: undefined },
      refused: {
        ...form,
        sent: refusedForm('startTest', { percent: '60' }, ['percent', 'reason']),
      },
      'to stop it': { ...form, experimentId: sampleId, sent: undefined },
    };
  }),
  show(CaseActs).in(({ locale }) => ({
    all: { ...page, acts: caseActs, locale },
    refused: {
      ...{ ...page, acts: caseActs, locale },
      sent: refusedForm('act', { infoUuid: sampleId, act: 'stopCase' }, ['reason']),
    },
  })),
  show(ChangeSetting).in(({ locale }) => ({
    'a number': { ...page, key: 'noticeHours', value: 72, locale },
    'an amount': { ...page, key: 'maxDonationInFen', value: 5_000_000, locale },
    'a flag': { ...page, key: 'guestGiving', value: true, locale },
    refused: {
      ...{ ...page, key: 'noticeHours', value: 72, locale },
      sent: refusedForm('set', { key: 'noticeHours', value: 'x' }, ['value', 'reason']),
    },
  })),
  show(DeskForm).in(({ locale, texts }) => {
    const { reason, confirmAct: label } = texts.review.file;
    const form = { act: 'comment' as const, locale, action: '#', fields: [reasonField(reason)] };
    const buttons = [{ label }];
    return {
      usual: deskFormProps({ ...form, buttons, sent: undefined }),
      refused: deskFormProps({
        ...{ ...form, buttons, sent: refusedForm('comment', { reason: 'x' }, ['reason']) },
      }),
    };
  }),
  show(FeeOption).in(({ locale }) => ({
    ...Object.fromEntries(
      Object.entries(serviceChargeOptions).map(([name, option]) => [
        name,
        { ...page, rule: { option, basisPoints: 300 }, history: [], mayPropose: true, locale },
      ]),
    ),
    refused: {
      ...{ ...page, rule: { option: 3, basisPoints: 0 }, history: [], mayPropose: true, locale },
      sent: refusedForm('feeOption', { infoUuid: sampleId }, ['option', 'reason']),
    },
    'changed before': {
      ...{ ...page, rule: { option: 3, basisPoints: 0 }, mayPropose: false, locale },
      history: [
        { ...change, reason: longWords, before: 2 },
        { ...change, reason: '开始' },
      ],
    },
  })),
  show(TaskNote).in(({ locale }) => ({
    usual: { taskId: sampleId, locale, action: '#', sent: undefined },
    refused: {
      ...{ taskId: sampleId, locale, action: '#' },
      sent: refusedForm('note', { taskId: sampleId }, ['note']),
    },
  })),
];
