import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { SignInProps, SignInView } from '#src/components/accounts/sign-in-view.ts';
import { $signIn, resetSignIn, type SignInStep } from '#src/stores/accounts/sign-in.ts';
import { CodeStep } from './CodeStep.tsx';
import { MobileStep } from './MobileStep.tsx';

type Props = SignInProps & {
  /** This is what the server drew, until the reader goes on from it. */
  initial: SignInView;
  /** This is where to go once signed in, or what to do here. */
  target?: string;
  onDone?: () => void;
};

/** Draws sign-in by code in two steps; without script each is a form of its own. */
export function SignInForm({ initial, target, onDone, ...props }: Props) {
  const current = useStore($signIn, { ssr: 'initial' });
  useEffect(() => () => resetSignIn(), []);
  const view = current ? viewOf(current) : initial;
  if (view.step === 'mobile') return <MobileStep {...props} view={view} />;
  const { mobile, demoCode, demoOwnCode } = view;
  const drawn = { mobile, demoCode, demoOwnCode, resendAt: 0 };
  const sent = current?.step === 'code' ? current.sent : drawn;
  return <CodeStep {...props} view={view} sent={sent} target={target} onDone={onDone} />;
}

function viewOf(current: SignInStep): SignInView {
  if (current.step === 'mobile') return { ...current, agreed: true };
  const { mobile, demoCode, demoOwnCode } = current.sent;
  return { step: 'code', mobile, demoCode, demoOwnCode };
}
