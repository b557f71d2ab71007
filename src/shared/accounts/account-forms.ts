import { only } from '#src/shared/contract/call-form.ts';
import { accountClose, sendVerifyCode } from './calls.ts';
import { updateProfile } from './profile/calls.ts';

/** These are forms of one's own settings: what each sends, with script and without. */
export const accountForms = {
  nickname: { call: updateProfile, inputOf: only('nickname') },
  closeCode: {
    call: sendVerifyCode,
    inputOf: ({ mobile = '' }: Readonly<Record<string, string>>) => ({ mobile, scene: 'close' }),
  },
  close: { call: accountClose, inputOf: only('code') },
};
