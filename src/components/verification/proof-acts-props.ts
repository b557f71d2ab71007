import type { Locale } from '#src/shared/platform/locale.ts';
import type { VerificationView } from '#src/shared/verification/verification-view.ts';
import { textsOf } from '#src/texts/texts.ts';

/**
 * Answers the words of what a reader may do about a verification; `{count}` is filled in by the
 * island.
 */
export function proofActsTexts(locale: Locale) {
  const { verification: t } = textsOf(locale);
  const { complain, reason, reasonHint, sendComplaint, complained, submitting, offline, comment } =
    t;
  return {
    ...{ complain, reason, reasonHint, sendComplaint, complained, submitting, offline, comment },
    thank: t.thank('{count}'),
  };
}

export type ProofActsProps = Pick<VerificationView, 'verifyId' | 'infoUuid' | 'likeCount'> & {
  /** It stands in this list, of which is asked at once what its reader thanked for. */
  list: readonly Pick<VerificationView, 'verifyId' | 'likeCount'>[];
  locale: Locale;
  text: ReturnType<typeof proofActsTexts>;
  /** Everything posts to this list without script. */
  action: string;
  /** This is where its comments are read and written. */
  commentUrl: string;
  /** This is what a complaint that was refused without script held, and why. */
  typed?: string | undefined;
  wrong?: string | undefined;
};

/** These are the words of the fundraiser's choice. */
export function choiceTexts(locale: Locale) {
  const { raiser: t, verification } = textsOf(locale);
  const { friendPin, friendUnpin, friendShow, friendHide, friendDone, friendHidden } = t;
  return {
    ...{ friendPin, friendUnpin, friendShow, friendHide, friendDone, friendHidden },
    offline: verification.offline,
  };
}

export type ProofChoiceProps = Pick<
  VerificationView,
  'verifyId' | 'infoUuid' | 'counted' | 'hidden' | 'selected'
> & {
  text: ReturnType<typeof choiceTexts>;
  action: string;
};
