import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { Said } from '#src/components/platform/Said.tsx';
import type { Locale } from '#src/shared/platform/locale.ts';
import { islandLink } from '#src/shared/routes/island-routes.ts';
import { $session, canSignInHere, signInHere } from '#src/stores/session.ts';

type Props = {
  /** `{name}` is whose words they will be. */
  text: { signInFirst: string; toSignIn: string; writingAs: string };
  /** This is the page, where a sign-in without script comes back to. */
  here: string;
  locale: Locale;
};

/**
 * Asks a guest to sign in before anything is typed, and in place where script runs. A page that is
 * the same for all asks all; a reader who is known reads in the same line whose words they will be.
 */
export function SignInFirst({ text, here, locale }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  if (session.state === 'viewer') {
    const { nickname } = session.user;
    const words = text.writingAs.replace('{name}', nickname);
    return (
      <p className="soft">
        <Said text={words} words={[nickname]} locale={locale} />
      </p>
    );
  }
  const signIn = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!canSignInHere()) return;
    event.preventDefault();
    const form = event.currentTarget.closest('form');
    if (await signInHere()) form?.querySelector('textarea')?.focus();
  };
  return (
    <p className="soft">
      {text.signInFirst}{' '}
      <a href={islandLink('login', { query: { redirectUrl: here }, locale })} onClick={signIn}>
        {text.toSignIn}
      </a>
    </p>
  );
}
