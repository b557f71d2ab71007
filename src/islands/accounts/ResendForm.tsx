import { useStore } from '@nanostores/react';
import type { SignInProps } from '#src/components/accounts/sign-in-view.ts';
import { fill } from '#src/components/accounts/text-gap.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { type CodeSent, sendingCode } from '#src/stores/accounts/sign-in.ts';
import { $clock } from '#src/stores/clock.ts';

type Props = SignInProps & { sent: CodeSent };

/** Asks for another code, once the countdown is over; without script the server counts. */
export function ResendForm({ scene, words, action, redirectUrl, sent }: Props) {
  const now = useStore($clock, { ssr: 'initial' });
  const seconds = now === 0 ? 0 : Math.ceil((sent.resendAt - now) / 1000);
  const waiting = seconds > 0;
  const form = useForm({
    id: `${scene}-resend`,
    flow: sendingCode,
    along: { scene },
    mayLeave: () => !waiting,
  });
  return (
    <FormShell form={form} action={action} className="stack">
      <FormNotice form={form} unsure={words.offline} />
      <input type="hidden" name="step" value="send" />
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
      <input type="hidden" name="mobile" value={sent.mobile} />
      {scene === 'login' && <input type="hidden" name="agreement" value="on" />}
      {/* Tells the page, should it be too early, to stay with the code that was sent. */}
      <input type="hidden" name="code" value="" />
      {sent.demoOwnCode && <input type="hidden" name="demoOwnCode" value={sent.demoOwnCode} />}
      {sent.demoCode && <input type="hidden" name="demoCode" value={sent.demoCode} />}
      <button
        className="button quiet wide"
        type="submit"
        aria-disabled={waiting || form.busy || undefined}
      >
        {form.busy ? words.working : waiting ? fill(words.resendIn, seconds) : words.resend}
      </button>
    </FormShell>
  );
}
