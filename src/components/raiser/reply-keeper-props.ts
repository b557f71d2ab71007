import type { Locale } from '#src/shared/platform/locale.ts';
import { countText } from '#src/shared/platform/money.ts';
import type { FastReplySubject } from '#src/shared/raiser/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  infoUuid: string;
  subject: FastReplySubject;
  /** How many are answered at once. */
  count: number;
  newerThan: number;
  locale: Locale;
};

/** What `ReplyKeeper` draws, in one language; nothing that was typed. */
export function replyKeeperProps({ infoUuid, subject, count, newerThan, locale }: Asked) {
  const { forms, progress, raiser } = textsOf(locale);
  const { draftRestored, draftKept } = progress;
  const back = linkTo('fastReply', { params: { infoUuid }, query: { subject }, locale });
  return {
    along: { infoUuid, back },
    draft: { kind: 'fastReply' as const, id: infoUuid },
    newerThan,
    target: back,
    submit: raiser.replyAll(countText(count, locale)),
    text: { ...forms, draftRestored, draftKept },
  };
}

export type ReplyKeeperProps = ReturnType<typeof replyKeeperProps>;
