import { type SubmitEvent, useState } from 'react';
import type { SignInProps, SignInView, Trouble } from '#src/components/accounts/sign-in-view.ts';
import { fill } from '#src/components/accounts/sign-in-words.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { type CodeSent, checkCode, resetSignIn } from '#src/stores/sign-in.ts';
import { focusFirstError } from './focus-first-error.ts';
import { ResendForm } from './ResendForm.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';

type Props = SignInProps & {
  view: Extract<SignInView, { step: 'code' }>;
  sent: CodeSent;
  busy: 'checking' | 'resending' | undefined;
  onDone(): void;
};

/** The second step: the code, another code, another number. */
export function CodeStep({ view, sent, busy, onDone, ...props }: Props) {
  const { scene, words, action, redirectUrl } = props;
  const [missing, setMissing] = useState<Trouble>();
  const trouble = missing ?? view.trouble;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code')).trim();
    const complete = /^\d{6}$/.test(code);
    setMissing(complete ? undefined : { message: '', fields: { code: words.problems.verifyCode } });
    if (complete && (await checkCode({ sent, code, scene }))) return onDone();
    focusFirstError(form);
  };
  return (
    <div className="stack">
      {view.demoCode && (
        <p className="notice" role="status">
          {fill(words.demoCode, view.demoCode)}
        </p>
      )}
      <TroubleNotice trouble={trouble} />
      <form className="stack" method="post" action={action} onSubmit={submit} noValidate>
        <Field
          id={`${scene}-code`}
          name="code"
          label={words.code}
          hint={fill(words.codeHint, view.mobile)}
          error={trouble?.fields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
        />
        <button className="button wide" type="submit" aria-disabled={busy ? true : undefined}>
          {busy === 'checking' ? words.working : scene === 'bind' ? words.bind : words.check}
        </button>
        <input type="hidden" name="step" value="check" />
        <input type="hidden" name="redirectUrl" value={redirectUrl} />
        <input type="hidden" name="mobile" value={view.mobile} />
        {view.demoCode && <input type="hidden" name="demoCode" value={view.demoCode} />}
      </form>
      <ResendForm {...props} sent={sent} busy={busy === 'resending'} />
      <p>
        <a
          className="button quiet wide"
          href={action}
          onClick={(event) => {
            event.preventDefault();
            resetSignIn(view.mobile);
          }}
        >
          {words.otherMobile}
        </a>
      </p>
    </div>
  );
}
