import type { SignInProps, SignInView } from '#src/components/accounts/sign-in-view.ts';
import { fill } from '#src/components/accounts/sign-in-words.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { type CodeSent, checkingCode, resetSignIn } from '#src/stores/sign-in.ts';
import { ResendForm } from './ResendForm.tsx';

type Props = SignInProps & {
  view: Extract<SignInView, { step: 'code' }>;
  sent: CodeSent;
  target?: string | undefined;
  onDone?: (() => void) | undefined;
};
type Words = Readonly<Record<string, string>>;

/** The second step: the code, another code, another number. */
export function CodeStep({ view, sent, target, onDone, ...props }: Props) {
  const { scene, words, action, redirectUrl } = props;
  const form = useForm({
    id: `${scene}-check`,
    flow: checkingCode,
    along: { scene },
    target,
    onDone,
    drawn: view.trouble,
    check: ({ code = '' }): Words =>
      /^\d{6}$/.test(code.trim()) ? {} : { code: words.problems.verifyCode },
  });
  return (
    <div className="stack">
      {view.demoCode && (
        <p className="notice" role="status">
          {fill(words.demoCode, view.demoCode)}
        </p>
      )}
      <FormShell form={form} action={action} className="stack" noValidate>
        <FormNotice form={form} unsure={words.offline} retryIn={words.retryIn} />
        <Field
          id={`${scene}-code`}
          name="code"
          label={words.code}
          hint={fill(words.codeHint, view.mobile)}
          error={form.problems.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
        />
        <SubmitButton form={form} sending={words.working}>
          {scene === 'bind' ? words.bind : words.check}
        </SubmitButton>
        <input type="hidden" name="step" value="check" />
        <input type="hidden" name="redirectUrl" value={redirectUrl} />
        <input type="hidden" name="mobile" value={view.mobile} />
        {view.demoCode && <input type="hidden" name="demoCode" value={view.demoCode} />}
      </FormShell>
      <ResendForm {...props} sent={sent} />
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
