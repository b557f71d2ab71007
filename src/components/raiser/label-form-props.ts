import type { Sent } from '#src/components/forms/plain-form-props.ts';
import { refusalWords } from '#src/components/forms/refusal-words.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import {
  type CaseLabel,
  labelChoices,
  labelPrefix,
  tickedLabels,
} from '#src/shared/raiser/case-labels.ts';
import { labelFieldOf } from '#src/shared/raiser/label-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  infoUuid: string;
  illnessKey: string;
  /** This is what the case carries now. */
  labels: readonly CaseLabel[];
  /** This is what the page was sent without script. */
  sent: Sent | undefined;
  locale: Locale;
};

/**
 * Answers the labels that a case may carry, as ticks; a form refused without script stands as it
 * was sent.
 */
export function labelFormProps({ infoUuid, illnessKey, labels, sent, locale }: Asked) {
  const texts = textsOf(locale);
  const { labelsLegend: legend, labelsSave: save, labelsSaved: saved, caseLabels } = texts.raiser;
  const { sending, unsure } = texts.forms;
  const words = sent?.problem && refusalWords(sent.problem, texts);
  const ticked: readonly string[] = words ? tickedLabels(sent.values) : labels;
  const wrong = Object.entries(words?.fields ?? {});
  return {
    infoUuid,
    action: linkTo('manageLabel', { params: { infoUuid }, locale }),
    ticks: labelChoices(illnessKey, labels).map((label) => ({
      name: labelPrefix + label,
      label: caseLabels[label],
      isTicked: ticked.includes(label),
    })),
    drawn: words && {
      message: words.message,
      fields: Object.fromEntries(wrong.map(([name, said]) => [labelFieldOf(name), said])),
    },
    text: { legend, save, saved, sending, unsure },
  };
}

export type LabelFormProps = ReturnType<typeof labelFormProps>;
