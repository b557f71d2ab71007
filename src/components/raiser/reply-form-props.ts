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
  /** So many are answered at once. */
  count: number;
  /** A case of this kind says them so. */
  readyWords: readonly string[];
  /** This is what the page was sent without script. */
  sent: Sent | undefined;
  /** A post without script carries it. */
  idempotencyKey: string;
  newerThan: number;
  locale: Locale;
};

/** Says what `ReplyForm` draws, in one language; a form refused without script is as typed. */
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
