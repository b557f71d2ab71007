import { bankFormProps } from '#src/components/withdrawals/bank-form-props.ts';
import { cancelWithdrawalProps } from '#src/components/withdrawals/cancel-withdrawal-props.ts';
import { type WithdrawMode, withdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import type { UsedForm } from '#src/islands/forms/use-form.ts';
import { sampleForm, sampleForms } from '#src/preview/sample-form.ts';
import { sampleDraw } from '#src/preview/sample-money.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { findingKinds } from '#src/shared/withdrawals/findings.ts';
import { AmountField } from './AmountField.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { ApplicationRows } from './ApplicationRows.tsx';
import { BankForm } from './BankForm.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { ChangePayee } from './ChangePayee.tsx';
import { PayeeStep } from './PayeeStep.tsx';
import { PayoutFields } from './PayoutFields.tsx';
import { PurposeFields } from './PurposeFields.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { WithdrawFields } from './WithdrawFields.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

const typed = {
  ...{ amountInYuan: '8000', purpose: '手术费', plan: longWords, instalments: '2' },
  ...{ attachments: sampleId, emergency: '1' },
};
const payee = { maskedName: '李**', bankName: '云岭银行', maskedAccount: '**** 1234' };
const amountInFen = 800_000;

type Given = Partial<Parameters<typeof withdrawProps>[0]>;

function wizardOf({ locale }: Asked, more: Given = {}) {
  return withdrawProps({
    ...{ locale, infoUuid: sampleId, mode: 'part', raising: true, availableInFen: 1_000_000 },
    ...{ rule: { option: 2, basisPoints: 300 }, poolShort: false, payee, coolingHours: 24 },
    ...{ newerThan: 0, idempotencyKey: sampleId, values: {}, problems: {}, message: undefined },
    ...{ laneClosed: false, unanswered: [], caseType: caseTypes.illness },
    ...more,
  });
}

function refusedOf(asked: Asked) {
  const { required, tooShort, aboveAvailable, photosNeeded } = asked.texts.fieldProblems;
  return wizardOf(asked, {
    values: typed,
    problems: {
      ...{ amountInYuan: aboveAvailable, stopRaise: required, purpose: required },
      ...{ plan: tooShort, attachments: photosNeeded },
    },
    message: asked.texts.problems.withdrawalOpen,
  });
}

function modesOf(asked: Asked) {
  const modes: readonly WithdrawMode[] = ['part', 'all', 'stop'];
  const each = modes.map((mode) => [mode, wizardOf(asked, { mode })] as const);
  const { required } = asked.texts.fieldProblems;
  const unanswered = findingKinds.map((kind) => ({ kind, foundAt: sampleAt, words: longWords }));
  const found = { laneClosed: true, unanswered, problems: { answer: required } };
  return {
    ...Object.fromEntries(each),
    'something was found': wizardOf(asked, found),
    'after the raising': wizardOf(asked, { mode: 'all', raising: false }),
    'wrong at its fields': refusedOf(asked),
  };
}

/** Answers every way to withdraw, at the same step. */
function inEachMode<More>(asked: Asked, more: More) {
  const modes = Object.entries(modesOf(asked)).map(([name, props]) => [
    name,
    { ...props, ...more },
  ]);
  return Object.fromEntries(modes) as Record<string, ReturnType<typeof wizardOf> & More>;
}

/** It is shown in every state of the form, at the same step. */
function inEachState<Props>({ texts }: Asked, props: Props) {
  const forms = Object.entries(sampleForms(texts)).map(([name, form]) => [
    name,
    { ...props, form },
  ]);
  return Object.fromEntries(forms) as Record<string, Props & { form: UsedForm }>;
}

export const examples = [
  show(AmountField).in((asked) => ({
    ...inEachMode(asked, { amountInFen }),
    'no amount yet': { ...wizardOf(asked), amountInFen: undefined },
  })),
  show(AnswerFields).in(modesOf),
  show(ApplicationRows).in((asked) => ({
    usual: { ...wizardOf(asked), values: typed },
    'no account, no photos': { ...wizardOf(asked, { payee: undefined }), values: {} },
  })),
  show(BankForm).in(({ locale, texts }) => {
    const props = bankFormProps({ caseType: caseTypes.illness, locale, infoUuid: sampleId });
    const fields = { name: texts.fieldProblems.required, bankCard: texts.fieldProblems.bankCard };
    return {
      "a person's": { ...props, kind: 'person' },
      "a hospital's": { ...props, kind: 'hospital' },
      refused: {
        ...{ ...props, kind: 'person' },
        drawn: { values: { name: '李' }, fields, message: texts.problems.inputInvalid },
      },
    };
  }),
  show(CancelWithdrawal).in(({ locale }) => ({
    usual: cancelWithdrawalProps({ ...sampleDraw(), locale }),
    'as the main act': { ...cancelWithdrawalProps({ ...sampleDraw(), locale }), main: true },
  })),
  show(ChangePayee).in((asked) => ({ usual: { ...wizardOf(asked), onKeep: () => {} } })),
  show(PayeeStep).in((asked) => ({
    ...inEachMode(asked, { onBack: () => {}, onRight: () => {} }),
    'no account': { ...wizardOf(asked, { payee: undefined }), onBack: () => {}, onRight: () => {} },
  })),
  show(PayoutFields).in(modesOf),
  show(PurposeFields).in(modesOf),
  show(ReviewStep).in((asked) => {
    const step = { values: typed, amountInFen, onBack: () => {}, onSend: () => {} };
    return {
      ...inEachState(asked, { ...wizardOf(asked), ...step }),
      ...inEachMode(asked, { ...step, form: sampleForm() }),
    };
  }),
  show(WithdrawFields).in((asked) => ({
    ...inEachState(asked, { ...wizardOf(asked), amountInFen, isLive: true }),
    ...inEachMode(asked, { amountInFen, isLive: true, form: sampleForm() }),
    'before script': {
      ...{ ...wizardOf(asked), form: sampleForm(), amountInFen: undefined, isLive: false },
    },
    'a draft came back': {
      ...{ ...wizardOf(asked, { mode: 'stop', values: typed }), amountInFen, isLive: true },
      form: sampleForm({ draft: 'restored' }),
    },
  })),
  show(WithdrawForm).in(modesOf),
];
