import type { BizType, CommentOrder, CommentView } from '#src/shared/comments/comment-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type Texts, textsOf } from '#src/texts/texts.ts';

/** Answers the words of the form alone; `{name}` is filled in by the island. */
export function commentFormTexts(locale: Locale) {
  const { comments: t } = textsOf(locale);
  const { label, hint, add, adding, added, draftRestored, offline, signInFirst, toSignIn } = t;
  return {
    ...{ label, hint, add, adding, added, draftRestored, offline, signInFirst, toSignIn },
    writingAs: t.writingAs('{name}'),
  };
}
export type CommentFormTexts = ReturnType<typeof commentFormTexts>;

/** Answers the words of a form that also answers comments. */
function answeringTexts({ comments: t }: Texts) {
  return { cancelReply: t.cancelReply, replying: t.replying('{name}') };
}
export type AnsweringTexts = ReturnType<typeof answeringTexts>;

/**
 * Answers the words of the comments, in one language; `{name}` and `{count}` are filled in by the
 * island.
 */
export function commentTexts(locale: Locale) {
  const texts = textsOf(locale);
  const { comments: t, platform } = texts;
  const { reply, remove, removeThis, removeAsk, hide, hideAsk, hiddenNote } = t;
  const { raiser, mine, none, ownFirst } = t;
  return {
    ...commentFormTexts(locale),
    ...answeringTexts(texts),
    ...{ reply, remove, removeThis, removeAsk, hide, hideAsk, hiddenNote },
    ...{ raiser, mine, none, ownFirst },
    orders: t.orders,
    orderLabel: t.orderLabel,
    under: t.under,
    replyTo: t.replyTo('{name}'),
    replyThis: t.replyThis('{name}'),
    hideThis: t.hideThis('{name}'),
    like: t.like('{count}'),
    likeThis: t.likeThis('{name}', '{count}'),
    more: t.more,
    next: platform.next,
    loading: platform.loading,
  };
}

export type CommentBoardProps = {
  text: ReturnType<typeof commentTexts>;
  locale: Locale;
  /**
   * This is the page, where everything posts to without script; `{…}` of the query is added to it.
   */
  action: string;
  thread: { infoUuid: string; threadType: BizType | ''; threadId: string };
  /** Does the case take comments? */
  open: boolean;
  order: CommentOrder;
  list: readonly CommentView[];
  hasNext: boolean;
  anchorId: string;
  /** This is the comment that is answered, where the address or a refused form names one. */
  answered: Pick<CommentView, 'commentId' | 'nickname'> | undefined;
  /** This is what a form that was refused without script held, and why. */
  content: string;
  problem: string | undefined;
};
