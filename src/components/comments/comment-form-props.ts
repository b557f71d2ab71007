import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** The words of the comment form, in one language. */
export function commentTexts(locale: Locale) {
  const { label, hint, add, adding, draftRestored, offline } = textsOf(locale).comments;
  return { label, hint, add, adding, draftRestored, offline };
}

export type CommentFormProps = {
  text: ReturnType<typeof commentTexts>;
  /** Where the form goes without script, and where script goes when it is done. */
  action: string;
  /** What travels with the words: the thread, and the comment that is answered. */
  hidden: Readonly<Record<string, string>>;
  content: string;
  problem: string | undefined;
};
