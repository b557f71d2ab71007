import {
  paidInstalment,
  sampleDraw,
  sampleInstalment,
  sampleObjection,
} from '#src/preview/sample-money.ts';
import { longWords, sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { cashReasons } from '#src/shared/withdrawals/cash-reasons.ts';
import { withdrawalStates } from '#src/shared/withdrawals/withdrawal-fields.ts';
import BankStanding from './BankStanding.astro';
import CashReasons from './CashReasons.astro';
import DrawSteps from './DrawSteps.astro';
import DrawSum from './DrawSum.astro';
import EndRaise from './EndRaise.astro';
import { FeeRows } from './FeeRows.tsx';
import { feeProps } from './fee-props.ts';
import Instalments from './Instalments.astro';
import NameMismatch from './NameMismatch.astro';
import Objection from './Objection.astro';
import Objections from './Objections.astro';
import PayeeLine from './PayeeLine.astro';
import Unsettled from './Unsettled.astro';

const now = sampleAt + sampleDay / 2;
const answer = { words: '发票补齐了。', upheld: false, answeredAt: sampleAt };
const owed = { dueAt: now + sampleDay, shownAt: null, inReview: false, overdue: false };
const payee = { maskedName: '李**', bankName: '示例银行', maskedAccount: '**** 0003' };
const paid = { status: 'PAID' as const, instalments: [paidInstalment] };

export const examples = [
  show(CashReasons).in(({ locale }) => ({
    all: {
      reasons: cashReasons.map((reason) => ({ reason, untilAt: sampleAt })),
      ...{ infoUuid: sampleId, locale },
    },
    'nothing there': {
      reasons: [{ reason: 'nothingAvailable', untilAt: null }],
      ...{ infoUuid: sampleId, locale },
    },
  })),
  show(BankStanding).in(({ locale }) => {
    const stood = { payee, changing: undefined, refusedWords: undefined, locale };
    return {
      usual: stood,
      none: { ...stood, payee: undefined },
      'in review': { ...stood, changing: { effectiveAt: null } },
      cooling: { ...stood, changing: { effectiveAt: sampleAt } },
      refused: { ...stood, refusedWords: longWords },
    };
  }),
  show(NameMismatch).in(({ locale }) => ({
    'a person among the papers': { of: 'person', among: 'papers', infoUuid: sampleId, locale },
    'a hospital that is changed': { of: 'hospital', among: 'changes', infoUuid: sampleId, locale },
  })),
  show(PayeeLine).in(({ locale }) => ({ usual: { payee, locale } })),
  show(DrawSteps).in(({ locale }) => ({
    ...Object.fromEntries(
      withdrawalStates.map((status) => [status, { draw: sampleDraw({ status }), now, locale }]),
    ),
    'held by an objection': {
      draw: sampleDraw({ objections: [sampleObjection] }),
      ...{ now, locale },
    },
    'its use is owed': { draw: sampleDraw({ ...paid, fundUse: owed }), now, locale },
    'its use is late': {
      draw: sampleDraw({ ...paid, fundUse: { ...owed, overdue: true } }),
      ...{ now, locale },
    },
    'its use is shown': {
      draw: sampleDraw({ ...paid, fundUse: { ...owed, shownAt: now } }),
      ...{ now, locale },
    },
  })),
  show(DrawSum).in(({ locale }) => ({ usual: { amountInFen: 1_234_500, locale } })),
  show(EndRaise).in(({ locale, texts }) => {
    const { closeRaise, stopRaise } = texts.withdrawals;
    const stop = { text: stopRaise, mode: 'stop' as const, infoUuid: sampleId, locale };
    return {
      all: { ...stop, text: closeRaise, mode: 'all', isOver: false },
      stop: { ...stop, isOver: false },
      'it is over': { ...stop, isOver: true },
    };
  }),
  show(FeeRows).in(({ locale }) =>
    Object.fromEntries(
      Object.entries(serviceChargeOptions).flatMap(([name, option]) =>
        [false, true].map((poolShort) => [
          poolShort ? `${name}, the pool is short` : name,
          {
            ...feeProps({ rule: { option, basisPoints: 300 }, poolShort, locale }),
            amountInFen: 1_000_000,
          },
        ]),
      ),
    ),
  ),
  show(Instalments).in(({ locale }) => ({
    alone: { instalments: [sampleInstalment()], locale },
    'every state': {
      instalments: [
        ...[paidInstalment, sampleInstalment({ position: 2, state: 'paying' })],
        sampleInstalment({ position: 3, state: 'failed', bankWords: 'objectionUpheld' }),
        sampleInstalment({ position: 4, state: 'returned', bankWords: longWords }),
        sampleInstalment({ position: 5 }),
      ],
      locale,
    },
  })),
  show(Objection).in(
    ({ locale }) => ({
      usual: { draw: sampleDraw(), objection: sampleObjection, locale },
    }),
    'ul',
  ),
  show(Unsettled).in(({ locale }) => ({
    quiet: { draw: sampleDraw({}), own: undefined, now, locale },
    'with an own one': {
      draw: sampleDraw({ unreadObjections: 2 }),
      ...{ own: { asked: 'first', dueAt: now + sampleDay }, now, locale },
    },
    'answered once': {
      draw: sampleDraw({ objections: [{ ...sampleObjection, answers: [answer] }] }),
      ...{ own: { asked: 'next', dueAt: null }, now, locale },
    },
  })),
  show(Objections).in(({ locale }) => ({
    'every state': {
      draw: sampleDraw({
        objections: [
          sampleObjection,
          { ...sampleObjection, state: 'answered', answers: [answer, answer] },
          { ...sampleObjection, state: 'upheld', answers: [{ ...answer, upheld: true }] },
          { ...sampleObjection, content: longWords, objector: 'someone', position: 2 },
          { ...sampleObjection, objector: 'verifier', familyWords: longWords, answers: [answer] },
        ],
      }),
      locale,
    },
    none: { draw: sampleDraw(), locale },
  })),
];
