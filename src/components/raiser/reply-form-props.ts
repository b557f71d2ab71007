import type { Sent } from '#src/components/forms/plain-form-props.ts';
import { refusalWords } from '#src/components/forms/refusal-words.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText } from '#src/shared/platform/money.ts';
import { type FastReplySubject, mostAnswered } from '#src/shared/raiser/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  infoUuid: string;
  subject: FastReplySubject;
  /** How many are answered at once. */
  count: number;
  /** As a case of this kind says them. */
  readyWords: readonly string[];
  /** What the page was sent without script. */
  sent: Sent | undefined;
  /** Of a post without script. */
  idempotencyKey: string;
  newerThan: number;
  locale: Locale;
};

/** What `ReplyForm` draws, in one language; a form refused without script stands as it was typed. */
export function replyFormProps({ infoUuid, subject, readyWords, ...asked }: Asked) {
  const { count, sent, idempotencyKey, newerThan, locale } = asked;
  const texts = textsOf(locale);
  const { forms, progress, raiser: t } = texts;
  const { draftRestored, draftKept } = progress;
  const refused = sent?.problem && refusalWords(sent.problem, texts);
  const typed = refused ? sent?.values : undefined;
  return {
    action: linkTo('fastReply', { params: { infoUuid }, query: { subject }, locale }),
    along: { infoUuid },
    hidden: { step: 'reply', subject, idempotencyKey },
    draft: { kind: 'fastReply' as const, id: infoUuid },
    newerThan,
    locale,
    ready: readyWords,
    values: { ready: typed?.ready || readyWords[0], content: typed?.content },
    drawn: refused,
    text: {
      ...{ ...forms, draftRestored, draftKept, ready: t.replyReady },
      ...{ own: t.replyOwn, ownHint: t.replyOwnHint, batch: t.replyBatch(mostAnswered) },
      submit: t.replyAll(countText(count, locale)),
      ...{ replied: t.replied('{count}'), next: t.replyNext },
      none: subject === 'gifts' ? t.replyNoneGifts : t.replyNoneComments,
    },
  };
}

export type ReplyFormProps = ReturnType<typeof replyFormProps>;
