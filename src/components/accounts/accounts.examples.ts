import { longText, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import {
  type PhoneChangeState,
  phoneChangeStates,
} from '#src/shared/accounts/lost-phone/phone-change.ts';
import AvatarForm from './AvatarForm.astro';
import CloseTies from './CloseTies.astro';
import FreshCode from './FreshCode.astro';
import type { FormState } from './form-state.ts';
import HopTrace from './HopTrace.astro';
import MineLink from './MineLink.astro';
import OwnRecords from './OwnRecords.astro';
import PhoneChange from './PhoneChange.astro';
import SessionRow from './SessionRow.astro';

const session = {
  ...{ sessionId: sampleId, device: 'Android · Chrome', current: false },
  ...{ createdAt: sampleAt, seenAt: sampleAt },
};
const mobile = '13900000000';

const refused = {
  ...{ step: 'export', values: {} },
  problem: { reason: 'freshCodeNeeded', fields: {} },
} satisfies FormState;

export const examples = [
  show(AvatarForm).in(({ locale, texts }) => ({
    none: { user: { headImgUrl: '' }, action: '#', wrong: undefined, locale },
    one: { user: { headImgUrl: '/avatar.svg' }, action: '#', wrong: undefined, locale },
    refused: {
      ...{ user: { headImgUrl: '' }, action: '#', locale },
      wrong: texts.fieldProblems.required,
    },
  })),
  show(CloseTies).in(({ locale, texts }) => ({
    all: {
      ties: [
        ...(['appeal', 'money', 'returning', 'refundAsked'] as const).map((kind) => ({
          ...{ kind, title: longText(texts) },
        })),
        { kind: 'role' as const },
      ],
      locale,
    },
    untitled: { ties: [{ kind: 'appeal' as const, title: '' }], locale },
  })),
  show(MineLink).in(
    ({ texts }) => ({
      usual: { href: '#', text: texts.titles.articleList, hint: texts.reports.promise },
      'long words': { href: '#', text: longText(texts), hint: longText(texts) },
    }),
    'ul',
  ),
  show(HopTrace).in(({ locale }) => {
    const origins = { mainOrigin: 'https://a.example', secondOrigin: 'https://b.example' };
    return {
      'on the main domain': {
        hop: { at: 'main', ...origins, nextUrl: 'https://b.example/x' },
        locale,
      },
      arrived: { hop: { at: 'second', ...origins, nextUrl: '/cf/mine' }, locale },
    };
  }),
  show(FreshCode).in(({ locale }) => {
    const asked = { ...refused, stepUp: { needs: 'code', demoCode: '123456' } } as const;
    return {
      'of the phone': { form: asked, of: 'export-own', locale },
      'of the authenticator': { form: { ...asked, stepUp: { needs: 'factor' } }, of: 'x', locale },
      wrong: {
        ...{ of: 'export-own', locale },
        form: {
          ...asked,
          problem: { ...asked.problem, fields: { freshCode: 'verifyCodeMismatch' } },
        },
      },
    };
  }),
  show(OwnRecords).in(({ locale }) => ({
    'not asked': { form: undefined, action: '#', locale },
    drawn: {
      form: { step: 'export', values: {}, output: { account: { mobile } } },
      action: '#',
      locale,
    },
  })),
  show(PhoneChange).in(({ locale }) => {
    const times = { changeId: sampleId, askedAt: sampleAt, dueAt: sampleAt };
    const of = (state: PhoneChangeState) => ({ change: { ...times, state }, action: '#', locale });
    return Object.fromEntries(phoneChangeStates.map((state) => [state, of(state)]));
  }),
  show(SessionRow).in(
    ({ locale }) => ({
      another: { session, action: '#', locale },
      'this one': { session: { ...session, current: true }, action: '#', locale },
      'unknown device': { session: { ...session, device: '' }, action: '#', locale },
    }),
    'ul',
  ),
];
