import { decisionProps } from '#src/components/review/decision-props.ts';
import { claimProps, heldProps, unmaskProps } from '#src/components/review/task-form-props.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { queueNames } from '#src/shared/review/queue-names.ts';
import { reportActs } from '#src/shared/review/report-acts.ts';
import { ClaimTask } from './ClaimTask.tsx';
import { ComparisonTicks } from './ComparisonTicks.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import DeskKeys from './DeskKeys.astro';
import { HeldTask } from './HeldTask.tsx';
import { ReportActs } from './ReportActs.tsx';
import TaskOriginals from './TaskOriginals.astro';
import { UnmaskField } from './UnmaskField.tsx';

const task = { taskId: sampleId, action: '#' };
const comparisons = [
  { name: 'identityCard', needed: true, originals: 2, unopened: 1 },
  { name: 'bills', needed: true, originals: 3, unopened: 0 },
  { name: 'wardCall', needed: false, originals: 0, unopened: 0 },
] as const;
const fieldOf = ({ texts }: Asked) => ({ name: 'idCard', label: texts.raising.fields.idCard });

function decisionOf({ locale }: Asked, more: Partial<Parameters<typeof decisionProps>[0]> = {}) {
  return decisionProps({
    ...{
      ...task,
      locale,
      target: '#',
      nextTarget: '#',
      revision: 1,
      queue: 'base',
      gone: false,
      amountInFen: undefined,
    },
    ...{ comparisons: [], reportActs: [], typed: {}, problems: {} },
    ...more,
  });
}

function unopened({ texts }: Asked) {
  const problems = { 'compared.identityCard': texts.fieldProblems.originalUnopened };
  return { comparisons, problems };
}

function refusedReport(asked: Asked) {
  return decisionOf(asked, {
    ...{
      queue: 'report',
      reportActs,
      typed: { step: 'decide', words: longWords, caseAct: 'stopCase' },
    },
    problems: {
      words: asked.texts.fieldProblems.reason,
      actReason: asked.texts.fieldProblems.required,
    },
  });
}

export const examples = [
  show(DeskKeys).in(({ locale }) => ({ usual: { locale } })),
  show(ClaimTask).in(({ locale }) => ({ usual: claimProps({ ...task, locale }) })),
  show(DecisionForm).in((asked) => ({
    ...Object.fromEntries(queueNames.map((queue) => [queue, decisionOf(asked, { queue })])),
    'to be compared': decisionOf(asked, { comparisons }),
    'ticked unopened': decisionOf(asked, unopened(asked)),
    gone: decisionOf(asked, { gone: true }),
    'a report, refused': refusedReport(asked),
  })),
  show(ComparisonTicks).in((asked) => ({
    usual: decisionOf(asked, { comparisons }),
    'ticked unopened': decisionOf(asked, unopened(asked)),
  })),
  show(HeldTask).in(({ locale }) => ({
    usual: heldProps({ ...task, locale, claimedUntil: sampleAt, queueUrl: '#' }),
  })),
  show(ReportActs).in((asked) => ({
    usual: decisionOf(asked, { queue: 'report', reportActs }),
    refused: refusedReport(asked),
  })),
  show(TaskOriginals).in((asked) => {
    const { label } = fieldOf(asked);
    const pictures = [1, 2].map((number) => ({ imageId: sampleId, label, number }));
    return { two: { pictures, taskId: sampleId, group: '0', locale: asked.locale } };
  }),
  show(UnmaskField).in((asked) => {
    const [field, { locale }] = [fieldOf(asked), asked];
    return {
      closed: unmaskProps({ ...task, locale, field, typed: {} }),
      'shown again': unmaskProps({
        ...{ ...task, locale, field },
        typed: { step: 'unmask', field: field.name, reason: 'x' },
      }),
    };
  }),
];
