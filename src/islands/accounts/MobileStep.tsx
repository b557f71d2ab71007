import { type SubmitEvent, useState } from 'react';
import type { SignInProps, SignInView, Trouble } from '#src/components/accounts/sign-in-view.ts';
import type { SignInWords } from '#src/components/accounts/sign-in-words.ts';
import { Field } from '#src/components/forms/Field.tsx';
import type { SignInScene } from '#src/shared/accounts/calls.ts';
import { sendCode } from '#src/stores/sign-in.ts';
import { AgreementTick } from './AgreementTick.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

type Props = SignInProps & { view: Extract<SignInView, { step: 'mobile' }>; busy: boolean };

/** The first step: the number, and for a sign-in the agreements. */
export function MobileStep({
  scene,
  words,
  action,
  agreementUrls,
  redirectUrl,
  view,
  busy,
}: Props) {
  // What the browser itself found missing; the server's findings come with the view.
  const [missing, setMissing] = useState<Trouble>();
  const trouble = missing ?? view.trouble;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const mobile = mobileIn(form);
    const fields = missingIn(form, scene, words);
    const complete = Object.keys(fields).length === 0;
    setMissing(complete ? undefined : { message: '', fields });
    if (complete) await sendCode(mobile, scene);
    focusFirstError(form);
  };
  return (
    <form className="stack" method="post" action={action} onSubmit={submit} noValidate>
      <TroubleNotice trouble={trouble} />
      <Field
        id={`${scene}-mobile`}
        name="mobile"
        label={words.mobile}
        hint={words.mobileHint}
        error={trouble?.fields.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        defaultValue={view.mobile}
        autoFocus={trouble?.fields.mobile !== undefined}
      />
      {scene === 'login' && (
        <AgreementTick
          prefix={scene}
          words={words}
          agreementUrls={agreementUrls}
          agreed={view.agreed}
          error={trouble?.fields.agreement}
        />
      )}
      <button className="button wide" type="submit" aria-disabled={busy || undefined}>
        {busy ? words.working : words.send}
      </button>
      <input type="hidden" name="step" value="send" />
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
    </form>
  );
}

function mobileIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('mobile')).replaceAll(/[\s-]/g, '');
}

function missingIn(form: HTMLFormElement, scene: SignInScene, { problems }: SignInWords) {
  const agreed = scene === 'bind' || new FormData(form).has('agreement');
  return {
    ...(/^1[3-9]\d{9}$/.test(mobileIn(form)) ? {} : { mobile: problems.mobile }),
    ...(agreed ? {} : { agreement: problems.agreement }),
  };
}
