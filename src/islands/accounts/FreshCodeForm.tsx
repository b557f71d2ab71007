import { useStore } from '@nanostores/react';
import type { SignInWords } from '#src/components/accounts/sign-in-words.ts';
import { fill } from '#src/components/accounts/text-gap.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { isCode } from '#src/shared/accounts/fresh/is-code.ts';
import {
  givingFactor,
  givingFreshCode,
  sendingFreshCode,
} from '#src/stores/accounts/fresh-code.ts';
import type { Texts } from '#src/texts/texts.ts';

type Props = {
  need: 'code' | 'factor';
  words: SignInWords;
  text: Texts['accounts']['gate'];
  onDone: () => void;
};

/** Asks for a fresh code of the own phone, or of the authenticator, while a call waits for it. */
export function FreshCodeForm({ need, ...props }: Props) {
  const sent = useStore(sendingFreshCode.$state, { ssr: 'initial' });
  const byPhone = need === 'code';
  const isThere = !byPhone || sent.step === 'done';
  const { demoCode } = (sent.step === 'done' && sent.output) || {};
  return (
    <div className="stack">
      {byPhone && demoCode && (
        <p className="notice" role="status">
          {fill(props.words.demoCode, demoCode)}
        </p>
      )}
      {isThere && <GiveForm byPhone={byPhone} {...props} />}
      {byPhone && <SendForm again={isThere} {...props} />}
    </div>
  );
}

function GiveForm({ byPhone, words, text, onDone }: Omit<Props, 'need'> & { byPhone: boolean }) {
  const form = useForm({
    id: 'fresh-code-give',
    flow: byPhone ? givingFreshCode : givingFactor,
    onDone,
    check: ({ code = '' }): Record<string, string> =>
      isCode(code) ? {} : { code: words.problems.verifyCode },
  });
  return (
    <FormShell form={form} action="" className="stack" noValidate>
      <FormNotice form={form} unsure={words.offline} />
      <Field
        id="fresh-code"
        name="code"
        label={text.code}
        hint={byPhone ? text.codeSent : text.factorCode}
        error={form.problems.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
      <SubmitButton form={form} sending={words.working}>
        {text.confirm}
      </SubmitButton>
    </FormShell>
  );
}

function SendForm({ again, words, text }: Omit<Props, 'need' | 'onDone'> & { again: boolean }) {
  const form = useForm({ id: 'fresh-code-send', flow: sendingFreshCode });
  return (
    <FormShell form={form} action="" className="stack">
      <FormNotice form={form} unsure={words.offline} />
      <SubmitButton
        form={form}
        className={again ? 'button quiet wide' : 'button wide'}
        sending={words.working}
      >
        {again ? text.again : text.send}
      </SubmitButton>
    </FormShell>
  );
}
