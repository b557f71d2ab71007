import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { only } from '#src/shared/contract/call-form.ts';
import { askPhoneChange, refusePhoneChange } from './calls.ts';

type Words = Readonly<Record<string, string>>;

/** These are forms of a lost phone: what each sends, with script and without. */
export const lostPhoneForms = {
  code: {
    call: sendVerifyCode,
    inputOf: ({ mobile = '' }: Words) => ({ mobile, scene: 'lost' }),
  },
  ask: {
    call: askPhoneChange,
    inputOf: ({ mobile = '', code = '', ownMobile }: Words) => ({
      ...{ mobile, code },
      ...(ownMobile === undefined ? {} : { ownMobile }),
    }),
  },
  refuse: { call: refusePhoneChange, inputOf: only('changeId') },
};
