import type { PhoneChangeStep } from '#src/shared/accounts/lost-phone/phone-change.ts';
import { dateText } from '#src/shared/cases/display.ts';
import { counted } from './counted.ts';

const day = (at: number) => dateText(at, 'en');

export const lostPhone = {
  title: 'A request to change a phone number',
  door: 'Lost your old number?',
  lead: (days: string) =>
    `When your old number is gone, you can sign in with another one. So that nobody takes your account, it takes ${counted(days, 'day')}; both numbers get a message, and either can refuse.`,
  keeps:
    'While a withdrawal is not paid yet or the payee’s account is being changed, and for staff, it can’t be done this way. Please call us.',
  both: 'Both numbers get messages? Then it changes at once:',
  bothDoor: 'Change it with two codes',
  ownMobile: 'Old mobile number',
  mobile: 'New mobile number',
  mobileHint: 'One that gets messages now',
  send: 'Send a code to the new number',
  code: 'Code sent to the new number',
  codeHint: '6 digits, valid for 10 minutes.',
  demo: (code: string) => `The demo sends no messages. The code is ${code}`,
  ask: 'Ask for the change',
  asked: (dueAt: number) =>
    `We have your request. If the account can be changed, both numbers get a message, and from ${day(dueAt)} you sign in with the new one. No message? Please call us.`,
  back: 'Back',
  refuse: 'Refuse the change',
  refuseHint:
    'If it was not you who asked, refuse. The phone stays as it is; no sign-in is needed.',
  askedOn: (at: number) => `Asked on ${day(at)}`,
  dueOn: (at: number) => `Changes on ${day(at)}`,
  states: {
    waiting: 'Waiting',
    done: 'Changed',
    refused: 'Refused; the phone stays as it was',
    ownShown: 'Ended: someone gave a code of the old number, so it is not lost',
    held: 'Not changed: on its day a withdrawal or a change of the payee’s account was on its way, or the new number was another account’s',
  },
  told: {
    asked: (dueAt) =>
      `Someone asked for another phone on the account, from ${day(dueAt)} on. If it was you, there is nothing to do. If not, open the link and refuse.`,
    soon: (dueAt) =>
      `The phone of the account changes on ${day(dueAt)}. If it was not you who asked, open the link now and refuse.`,
    done: () =>
      'The phone of the account was changed, and other devices were signed out. If this was not you, call us at once.',
    refused: () =>
      'The change of phone was refused, and the phone stays as it was. If it was not you who refused, call us.',
    ownShown: () =>
      'Someone gave a code of the old number, so the change of phone was ended. The phone stays as it was.',
    held: () =>
      'The phone was not changed: a withdrawal or a change of the payee’s account is on its way, or the new number is another account’s. Please call us.',
  } satisfies Record<PhoneChangeStep, (dueAt: number) => string>,
};
