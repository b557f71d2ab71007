import type { PageForm } from '#src/server/door/page-form.ts';
import { accountForms as settingsForms } from '#src/shared/accounts/account-forms.ts';
import { bareMobile, isMobile } from '#src/shared/accounts/mobile-number.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { defaultLocale, isLocale } from '#src/shared/platform/locale.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';
import {
  checkCodeRoute,
  closeRoute,
  exportRoute,
  logoutRoute,
  revokeSessionRoute,
  sendCodeRoute,
  updateProfileRoute,
} from './routes.ts';

type Fields = Record<string, string>;

/**
 * Answers the two steps of a code form; the number travels from the first to the second in the
 * form.
 */
function codeForms(route: RouteName, scene: 'login' | 'bind'): PageForm[] {
  return [
    {
      route,
      step: 'send',
      handled: sendCodeRoute,
      fields: (form) => {
        if (scene === 'login') requireAgreement(form);
        return { mobile: form.mobile ?? '', scene };
      },
    },
    {
      route,
      step: 'check',
      handled: checkCodeRoute,
      fields: ({ mobile = '', code = '', ownCode }) => {
        return { mobile, code, scene, ...(ownCode === undefined ? {} : { ownCode }) };
      },
      done: ({ form, locale, ownOrigins }) =>
        safeTarget(form.redirectUrl, ownOrigins) ?? linkTo('mine', { locale }),
    },
  ];
}

/** The number is looked at with it, so that both fields are marked at once. */
function requireAgreement({ mobile = '', agreement }: Fields): void {
  if (agreement === 'on') return;
  const numberFits = isMobile(bareMobile(mobile));
  throw new Problem('inputInvalid', {
    fields: { ...(numberFits ? {} : { mobile: 'mobile' as const }), agreement: 'agreement' },
  });
}

export const accountForms: readonly PageForm[] = [
  ...codeForms('login', 'login'),
  ...codeForms('bindPhone', 'bind'),
  {
    route: 'mine',
    step: 'logout',
    handled: logoutRoute,
    fields: () => ({}),
    done: ({ locale }) => linkTo('home', { locale }),
  },
  {
    route: 'mineMore',
    step: 'nickname',
    handled: updateProfileRoute,
    fields: settingsForms.nickname.inputOf,
    done: ({ locale }) => linkTo('mineMore', { locale }),
  },
  {
    route: 'mineMore',
    step: 'language',
    handled: updateProfileRoute,
    done: ({ form }) =>
      linkTo('mineMore', { locale: isLocale(form.locale) ? form.locale : defaultLocale }),
  },
  {
    route: 'mineMore',
    step: 'avatar',
    handled: updateProfileRoute,
    photos: { avatar: 'avatar' },
    done: ({ locale }) => linkTo('mineMore', { locale }),
  },
  {
    route: 'mineMore',
    step: 'quiet',
    handled: updateProfileRoute,
    done: ({ locale }) => `${linkTo('mineMore', { locale })}#notices`,
  },
  { route: 'mineMore', step: 'export', handled: exportRoute, fields: () => ({}) },
  {
    route: 'mineMore',
    step: 'closeCode',
    handled: sendCodeRoute,
    fields: settingsForms.closeCode.inputOf,
  },
  {
    route: 'mineMore',
    step: 'close',
    handled: closeRoute,
    fields: settingsForms.close.inputOf,
    done: ({ locale }) => linkTo('accountClosed', { locale }),
  },
  {
    route: 'mineMore',
    step: 'revoke',
    handled: revokeSessionRoute,
    done: ({ locale }) => linkTo('mineMore', { locale }),
  },
];
