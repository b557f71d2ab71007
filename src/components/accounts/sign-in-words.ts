import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { gap } from './text-gap.ts';

/** Answers the words of the sign-in form in one language, fit to travel to an island. */
export function signInWords(locale: Locale) {
  const { accounts, platform, fieldProblems } = textsOf(locale);
  const { lead, bindLead, changeLead, messaging, ...words } = accounts.signIn;
  return {
    ...words,
    codeHint: words.codeHint(gap),
    demoCode: words.demoCode(gap),
    ownCode: words.ownCode(gap),
    demoOwnCode: words.demoOwnCode(gap),
    resendIn: words.resendIn(gap),
    userAgreement: platform.userAgreement,
    privacyAgreement: platform.privacyAgreement,
    problems: {
      mobile: fieldProblems.mobile,
      verifyCode: fieldProblems.verifyCode,
      agreement: fieldProblems.agreement,
    } satisfies Partial<Record<FieldProblem, string>>,
  };
}

export type SignInWords = ReturnType<typeof signInWords>;
