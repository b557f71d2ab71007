import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  infoUuid: string;
  questionId?: string | undefined;
  newerThan: number;
  locale: Locale;
};

/** Answers what `AnswerKeeper` draws, in one language; nothing that was typed. */
export function answerKeeperProps({ infoUuid, questionId = '', newerThan, locale }: Asked) {
  const sent = questionId ? 1 : 'explained';
  const { forms, progress, asking } = textsOf(locale);
  const { draftRestored, draftKept } = progress;
  return {
    along: { infoUuid, questionId },
    draft: { kind: 'staffAnswer' as const, id: questionId || infoUuid },
    newerThan,
    target: linkTo('staffQuestions', { params: { infoUuid }, query: { sent }, locale }),
    submit: asking.family.submit,
    text: { ...forms, draftRestored, draftKept },
  };
}

export type AnswerKeeperProps = ReturnType<typeof answerKeeperProps>;
