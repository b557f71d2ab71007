import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { SignInProps, SignInView, Trouble } from '#src/components/accounts/sign-in-view.ts';
import { fill, type SignInWords } from '#src/components/accounts/sign-in-words.ts';
import type { ApiProblem } from '#src/stores/api.ts';
import { $signIn, type CodeSent, resetSignIn, type SignInFlow } from '#src/stores/sign-in.ts';
import { CodeStep } from './CodeStep.tsx';
import { MobileStep } from './MobileStep.tsx';

type Props = SignInProps & {
  /** What the server drew, until the reader goes on from it. */
  initial: SignInView;
  onDone(): void;
};

/** Sign-in by code in two steps; without script each is a form of its own. */
export function SignInForm({ initial, onDone, ...props }: Props) {
  const flow = useStore($signIn);
  useEffect(() => () => resetSignIn(), []);
  const view = flow ? viewOf(flow, props.words) : initial;
  if (view.step === 'mobile') {
    return <MobileStep {...props} view={view} busy={flow?.step === 'sending'} />;
  }
  const sent = sentOf(flow) ?? { mobile: view.mobile, demoCode: view.demoCode, resendAt: 0 };
  const busy = flow?.step === 'checking' || flow?.step === 'resending' ? flow.step : undefined;
  return <CodeStep {...props} view={view} sent={sent} busy={busy} onDone={onDone} />;
}

function sentOf(flow: SignInFlow | undefined): CodeSent | undefined {
  return flow && 'sent' in flow ? flow.sent : undefined;
}

function viewOf(flow: SignInFlow, words: SignInWords): SignInView {
  const trouble = 'problem' in flow && flow.problem ? troubleOf(flow.problem, words) : undefined;
  if ('sent' in flow) {
    const { mobile, demoCode } = flow.sent;
    return { step: 'code', mobile, demoCode, trouble };
  }
  const mobile = flow.step === 'done' ? '' : flow.mobile;
  return { step: 'mobile', mobile, agreed: true, trouble };
}

/** Words at a field say enough; a message over the form only where there are none. */
function troubleOf(problem: ApiProblem, words: SignInWords): Trouble {
  if (problem.kind !== 'refused') return { message: words[problem.kind], fields: {} };
  const { fields, msg, retryAfterSeconds } = problem;
  if (Object.keys(fields).length > 0) return { message: '', fields };
  const retry = retryAfterSeconds ? ` ${fill(words.retryIn, retryAfterSeconds)}` : '';
  return { message: msg + retry, fields };
}
