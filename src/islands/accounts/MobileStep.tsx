import type { SignInProps, SignInView } from '#src/components/accounts/sign-in-view.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { bareMobile, isMobile } from '#src/shared/accounts/mobile-number.ts';
import { sendingCode } from '#src/stores/accounts/sign-in.ts';
import { AgreementTick } from './AgreementTick.tsx';

type Props = SignInProps & { view: Extract<SignInView, { step: 'mobile' }> };
type Words = Readonly<Record<string, string>>;

/** Draws the first step: the number, and for a sign-in the agreements. */
export function MobileStep({ scene, words, action, agreementUrls, redirectUrl, view }: Props) {
  const form = useForm({
    id: `${scene}-form`,
    flow: sendingCode,
    along: { scene },
    drawn: view.trouble,
    check: (values) => findWrong(values, { scene, words }),
  });
  return (
    <FormShell form={form} action={action} className="stack" noValidate>
      <FormNotice form={form} unsure={words.offline} />
      <Field
        id={`${scene}-mobile`}
        name="mobile"
        label={words.mobile}
        hint={words.mobileHint}
        error={form.problems.mobile}
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        defaultValue={view.mobile}
        autoFocus={form.problems.mobile !== undefined}
      />
      {scene === 'login' && (
        <AgreementTick
          prefix={scene}
          words={words}
          agreementUrls={agreementUrls}
          agreed={view.agreed}
          error={form.problems.agreement}
        />
      )}
      <SubmitButton form={form} sending={words.working}>
        {words.send}
      </SubmitButton>
      <input type="hidden" name="step" value="send" />
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
    </FormShell>
  );
}

function findWrong(values: Words, { scene, words }: Pick<SignInProps, 'scene' | 'words'>): Words {
  return {
    ...(isMobile(bareMobile(values.mobile ?? '')) ? {} : { mobile: words.problems.mobile }),
    ...(scene === 'bind' || values.agreement ? {} : { agreement: words.problems.agreement }),
  };
}
