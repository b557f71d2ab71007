import type { SignInProps, SignInView } from '#src/components/accounts/sign-in-view.ts';
import { fill } from '#src/components/accounts/text-gap.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { isCode } from '#src/shared/accounts/fresh/is-code.ts';
import { type CodeSent, checkingCode, resetSignIn } from '#src/stores/accounts/sign-in.ts';
import { ResendForm } from './ResendForm.tsx';

type Props = SignInProps & {
  view: Extract<SignInView, { step: 'code' }>;
  sent: CodeSent;
  target?: string | undefined;
  onDone?: (() => void) | undefined;
};
type Words = Readonly<Record<string, string>>;

function findWrong({ code = '', ownCode }: Words, wrong: string): Words {
  return {
    ...(isCode(code) ? {} : { code: wrong }),
    ...(ownCode === undefined || isCode(ownCode) ? {} : { ownCode: wrong }),
  };
}

/** The second step asks for the code, and offers another code or another number. */
export function CodeStep({ view, sent, target, onDone, ...props }: Props) {
  const { scene, words, action, redirectUrl } = props;
  const form = useForm({
    id: `${scene}-check`,
    flow: checkingCode,
    along: { scene },
    target,
    onDone,
    drawn: view.trouble,
    check: (values) => findWrong(values, words.problems.verifyCode),
  });
  return (
    <div className="stack">
      <DemoCodes view={view} words={words} />
      <FormShell form={form} action={action} className="stack" noValidate>
        <FormNotice form={form} unsure={words.offline} />
        <CodeFields {...props} mobile={view.mobile} problems={form.problems} />
        <SubmitButton form={form} sending={words.working}>
          {scene === 'bind' ? words.bind : words.check}
        </SubmitButton>
        <input type="hidden" name="step" value="check" />
        <input type="hidden" name="redirectUrl" value={redirectUrl} />
        <input type="hidden" name="mobile" value={view.mobile} />
        {view.demoCode && <input type="hidden" name="demoCode" value={view.demoCode} />}
        {view.demoOwnCode && <input type="hidden" name="demoOwnCode" value={view.demoOwnCode} />}
      </FormShell>
      <ResendForm {...props} sent={sent} />
      <OtherMobile action={action} mobile={view.mobile} label={words.otherMobile} />
    </div>
  );
}

function OtherMobile({ action, mobile, label }: { action: string; mobile: string; label: string }) {
  return (
    <p>
      <a
        className="button quiet wide"
        href={action}
        onClick={(event) => {
          event.preventDefault();
          resetSignIn(mobile);
        }}
      >
        {label}
      </a>
    </p>
  );
}

type View = Props['view'];

/** In demo mode no message is sent; what it would say stands here. */
function DemoCodes({ view, words }: { view: View; words: Props['words'] }) {
  const { demoCode, demoOwnCode } = view;
  if (!demoCode) return null;
  return (
    <p className="notice" role="status">
      {fill(words.demoCode, demoCode)}
      {demoOwnCode && <br />}
      {demoOwnCode && fill(words.demoOwnCode, demoOwnCode)}
    </p>
  );
}

type Fields = Pick<SignInProps, 'scene' | 'words' | 'ownMobile'> & {
  mobile: string;
  problems: Words;
};

/** Who changes their phone gives two codes, one of each. */
function CodeFields({ scene, words, ownMobile, mobile, problems }: Fields) {
  const digits = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const;
  return (
    <>
      <Field
        id={`${scene}-code`}
        name="code"
        label={words.code}
        hint={fill(words.codeHint, mobile)}
        error={problems.code}
        {...digits}
        autoFocus
      />
      {ownMobile && (
        <Field
          id={`${scene}-own-code`}
          name="ownCode"
          label={fill(words.ownCode, ownMobile)}
          hint={words.ownCodeHint}
          error={problems.ownCode}
          {...digits}
        />
      )}
    </>
  );
}
