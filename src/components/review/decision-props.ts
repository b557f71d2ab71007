import { type Locale, languageOf } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { tickFieldOf } from '#src/shared/review/decision-form.ts';
import type { DecisionWay, QueueName } from '#src/shared/review/queue-names.ts';
import type { ReportAct } from '#src/shared/review/report-acts.ts';
import type { TaskComparison } from '#src/shared/review/task-view.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  locale: Locale;
  action: string;
  /** This is where a decision leads. */
  target: string;
  /** The next task has the same, its id as `nextTaskPlace`. */
  nextTarget: string;
  taskId: string;
  revision: number;
  queue: QueueName;
  /** This is where the queue decides on more than one kind of thing. */
  way?: DecisionWay | undefined;
  /** What the task was about is no more, so it can only be refused. */
  gone: boolean;
  /** This is what moves when it passes. */
  amountInFen: number | undefined;
  comparisons: readonly TaskComparison[];
  reportActs: readonly ReportAct[];
  /** It was typed before a refusal without script, with what was wrong with it, in words. */
  typed: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
};

/** Answers what `DecisionForm` draws, in one language; nothing of the task itself. */
export function decisionProps({ locale, queue, reportActs, comparisons, typed, ...asked }: Asked) {
  const { action, target, nextTarget, taskId, revision, gone, problems, amountInFen } = asked;
  const { review, raising, forms } = textsOf(locale);
  const { task: t, reportActs: acts } = review;
  const way = t.ways[asked.way ?? queue];
  const moves = amountInFen === undefined ? undefined : t.moves[queue];
  const { words = '', caseAct = '', actReason = '', warning = '' } = typed;
  return {
    ...{ action, target, nextTarget, taskId, revision, gone, problems },
    typed: { words, caseAct, actReason, warning },
    thenNext: typed.step === undefined || typed.thenNext === '1',
    ticks: comparisons.map(({ name, paper, needed, originals, unopened }) => ({
      name: tickFieldOf(name),
      label:
        name === 'payeeRelation'
          ? raising.paperCompared(paper && raising.relationPapers[paper])
          : raising.comparisons[name],
      hint:
        originals > 0 ? t.compareOriginals(unopened, originals) : needed ? '' : t.compareOptional,
      isTicked: typed[tickFieldOf(name)] === '1',
    })),
    acts: reportActs.map((act) => ({ value: act, label: acts.names[act] })),
    text: {
      ...{ sending: forms.sending, unsure: forms.unsure },
      words: way.words ?? t.words,
      hint: way.hint ?? [t.passHint, t.refuseHint].join(languageOf(locale).gap),
      pass: moves?.(yuan(amountInFen ?? 0, locale)) ?? way.pass,
      refuse: way.refuse,
      ...{ thenNext: t.thenNext, compare: t.compare, compareHint: t.compareHint },
      ...{ actsTitle: acts.title, actsHint: acts.hint, noAct: acts.none, actReason: acts.reason },
      ...{ act: review.file.act, warning: review.file.warning },
    },
  };
}

export type DecisionProps = ReturnType<typeof decisionProps>;
