import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

export type SignOutProps = ReturnType<typeof signOutProps>;

export function signOutProps(locale: Locale) {
  const { logout, loggingOut, logoutUnsure } = textsOf(locale).accounts.mine;
  return {
    action: linkTo('mine', { locale }),
    /** This is where to go once it is done. */
    target: linkTo('home', { locale }),
    text: { logout, sending: loggingOut, unsure: logoutUnsure },
  };
}
