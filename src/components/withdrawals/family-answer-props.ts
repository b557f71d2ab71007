import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  locale: Locale;
  infoUuid: string;
  /**
   * This is an objection that is open, or a withdrawal that waits for the answer to what was found
   * before.
   */
  about: { objectionId: string } | { drawId: string };
  /** This is what the family said before. */
  said: string | null;
  /**
   * This is what was typed into this form when it was refused without script, and what is wrong
   * with it.
   */
  typed: string | undefined;
  problem: string | undefined;
};

/** Answers what `FamilyAnswer` draws, in one language. */
export function familyAnswerProps({ locale, infoUuid, about, said, typed, problem }: Asked) {
  const { withdrawals, forms } = textsOf(locale);
  const t = withdrawals.detail;
  const params = { infoUuid };
  const isReply = 'objectionId' in about;
  return {
    step: isReply ? ('reply' as const) : ('answer' as const),
    id: isReply ? about.objectionId : about.drawId,
    ...{ infoUuid, said, typed, problem },
    action: linkTo('withdrawDetail', { params, locale }),
    target: linkTo('withdrawDetail', { params, query: { sent: 1 }, locale }),
    text: {
      ...forms,
      title: said === null ? t.reply : t.replyAgain,
      label: isReply ? t.reply : t.answer,
      hint: isReply ? t.replyHint : t.answerHint,
      submit: t.sendReply,
    },
  };
}

export type FamilyAnswerProps = ReturnType<typeof familyAnswerProps>;
