import { answerWith, type FormState } from '#src/components/accounts/form-state.ts';

/** These are the six digits that were sent to somebody. */
export const codeField = {
  name: 'code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 6,
} as const;

/** Tells whether the page's form had a code sent without script, and what the demo shows of it. */
export function codeSentBy(form: FormState): { isSent: boolean; demoCode: string } {
  const answer = answerWith(form, 'expireSeconds');
  const isSent = answer !== undefined || form?.values.code !== undefined;
  return { isSent, demoCode: String(answer?.demoCode ?? '') };
}
