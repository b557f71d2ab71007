import type { SignInProps, SignInView } from '#src/components/accounts/sign-in-view.ts';
import { SignInForm } from './SignInForm.tsx';

/** The form of the sign-in and phone pages: when it is done, the page is left. */
export function SignInPage({
  target,
  ...props
}: SignInProps & { initial: SignInView; target: string }) {
  return <SignInForm {...props} onDone={() => location.assign(target)} />;
}
