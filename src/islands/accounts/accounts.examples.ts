import type { SignInProps, SignInView } from '#src/components/accounts/sign-in-view.ts';
import { signInWords } from '#src/components/accounts/sign-in-words.ts';
import { signOutProps } from '#src/components/accounts/sign-out-props.ts';
import { refusedForm, sampleCodeForms, samplePlainForms } from '#src/preview/sample-plain.ts';
import { sampleAt } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { AgreementTick } from './AgreementTick.tsx';
import CloseAccount from './CloseAccount.astro';
import { CloseForm } from './CloseForm.tsx';
import { CodeStep } from './CodeStep.tsx';
import { FreshCodeForm } from './FreshCodeForm.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import LoginGate from './LoginGate.astro';
import LostPhone from './LostPhone.astro';
import { LostPhoneForm } from './LostPhoneForm.tsx';
import { MobileStep } from './MobileStep.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import RememberSession from './RememberSession.astro';
import { ResendForm } from './ResendForm.tsx';
import SignInCard from './SignInCard.astro';
import { SignInForm } from './SignInForm.tsx';
import { SignOutForm } from './SignOutForm.tsx';

const mobile = '13900000000';
const sent = { mobile, demoCode: '123456', resendAt: sampleAt };

function propsOf({ locale }: Asked, scene: SignInProps['scene'] = 'login'): SignInProps {
  const agreementUrls = { user: '#user', privacy: '#privacy' };
  return { scene, words: signInWords(locale), action: '#', agreementUrls, redirectUrl: '/' };
}

function viewsOf({ texts }: Asked) {
  const message = texts.problems.verifyCodeWrong;
  return {
    mobile: { step: 'mobile', mobile: '', agreed: false },
    'mobile, refused': {
      ...{ step: 'mobile', mobile: '139', agreed: true },
      trouble: { message: '', fields: { mobile: texts.fieldProblems.mobile } },
    },
    code: { step: 'code', mobile },
    'code, shown in the demo': { step: 'code', mobile, demoCode: '123456' },
    'code, refused': {
      ...{ step: 'code', mobile },
      trouble: { message, fields: { code: texts.fieldProblems.verifyCode } },
    },
  } satisfies Record<string, SignInView>;
}

export const examples = [
  show(SignOutForm).in(({ locale }) => ({ usual: signOutProps(locale) })),
  show(AgreementTick).in((asked) => {
    const props = { ...propsOf(asked), prefix: 'login', agreed: false };
    return {
      empty: { ...props, error: undefined },
      wrong: { ...props, error: asked.texts.fieldProblems.agreement },
      agreed: { ...props, agreed: true, error: undefined },
    };
  }),
  show(CloseAccount).in(({ locale }) => ({
    'not begun': { ties: [], sent: undefined, action: '#', locale },
    'not yet': { ties: [{ kind: 'role' as const }], sent: undefined, action: '#', locale },
    'number wrong': {
      ...{
        ties: [],
        sent: refusedForm('closeCode', { mobile: '139' }, ['mobile']),
        action: '#',
        locale,
      },
    },
    'code wrong': {
      ...{
        ties: [],
        sent: refusedForm('close', { mobile, code: '1' }, ['code']),
        action: '#',
        locale,
      },
    },
  })),
  show(CloseForm).in((asked) => sampleCodeForms(asked, asked.texts.accounts.more.closeDemo('{}'))),
  show(CodeStep).in((asked) => {
    const views = viewsOf(asked);
    return {
      usual: { ...propsOf(asked), view: views.code, sent },
      demo: { ...propsOf(asked, 'bind'), view: views['code, shown in the demo'], sent },
      refused: { ...propsOf(asked), view: views['code, refused'], sent },
      'changes a phone': {
        ...propsOf(asked, 'bind'),
        ...{ ownMobile: '137****0010', sent },
        view: { ...views['code, shown in the demo'], demoOwnCode: '654321' },
      },
    };
  }),
  show(FreshCodeForm).in((asked) => {
    const { words } = propsOf(asked);
    const form = { words, text: asked.texts.accounts.gate, onDone: () => {} };
    return {
      'of the phone': { ...form, need: 'code' },
      'of the authenticator': { ...form, need: 'factor' },
    };
  }),
  show(LoginDialog).in((asked) => {
    const { agreementUrls, words } = propsOf(asked);
    const text = asked.texts.accounts.gate;
    return { closed: { agreementUrls, words, text, actions: { login: '#', bind: '#' } } };
  }),
  show(LoginGate).in(() => ({ closed: {} })),
  show(LostPhone).in(({ locale }) => ({
    'a guest': { sent: undefined, isGuest: true, locale },
    'signed in, code wrong': {
      ...{ sent: refusedForm('lostAsk', { mobile, code: '1' }, ['code']), isGuest: false, locale },
    },
  })),
  show(LostPhoneForm).in((asked) => sampleCodeForms(asked, asked.texts.lostPhone.demo('{}'))),
  show(MobileStep).in((asked) => {
    const views = viewsOf(asked);
    return {
      'signs in': { ...propsOf(asked), view: views.mobile },
      'binds a phone': { ...propsOf(asked, 'bind'), view: views.mobile },
      refused: { ...propsOf(asked), view: views['mobile, refused'] },
    };
  }),
  show(NicknameForm).in(samplePlainForms),
  show(RememberSession).in(() => ({ 'script alone': {} })),
  show(ResendForm).in((asked) => ({
    'signs in': { ...propsOf(asked), sent },
    'binds a phone': { ...propsOf(asked, 'bind'), sent },
  })),
  show(SignInCard).in(({ locale }) => ({
    'signs in': { scene: 'login', redirectUrl: '/', locale },
    'binds a phone': { scene: 'bind', redirectUrl: undefined, locale },
  })),
  show(SignInForm).in((asked) => {
    const views = viewsOf(asked);
    const each = Object.entries(views).map(([name, initial]) => [
      name,
      { ...propsOf(asked), initial },
    ]);
    return {
      ...Object.fromEntries(each),
      'binds a phone': { ...propsOf(asked, 'bind'), initial: views.mobile },
    };
  }),
];
