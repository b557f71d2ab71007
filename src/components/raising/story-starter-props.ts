import type { Locale } from '#src/shared/platform/locale.ts';
import { storyQuestions } from '#src/shared/raising/story-draft.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers what `StoryStarter` draws, in one language; nothing that was typed. */
export function storyStarterProps(locale: Locale) {
  const t = textsOf(locale).raiseHelp;
  const { starterTitle, starterIntro, makeDraft, needAnswer, draftAdded, tooLong, whoWrote } = t;
  const { privateTitle, privateKinds, mustGo } = t;
  return {
    story: t.story,
    questions: storyQuestions.map((name) => ({
      name,
      label: t.questions[name],
      example: t.examples[name],
    })),
    text: {
      ...{ starterTitle, starterIntro, makeDraft, needAnswer, draftAdded, tooLong, whoWrote },
      ...{ privateTitle, privateKinds, mustGo },
    },
  };
}

export type StoryStarterProps = ReturnType<typeof storyStarterProps>;
