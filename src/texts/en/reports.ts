import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

export const reports: Texts['reports'] = {
  title: 'Report this appeal',
  intro: 'What you saw yourself helps our staff. The fundraiser never learns who reported.',
  entry: 'Report',
  reason: 'Why do you report it?',
  chooseReason: 'Please choose a reason',
  reasons: {
    falseIllness: 'The illness is not as told',
    falseHousehold: 'The household is not as told',
    moneyMisused: 'Money is not used for the treatment',
    stolenIdentity: 'Someone else’s identity is used',
    stolenPictures: 'Someone else’s pictures are used',
    paidPromotion: 'Someone charges for posting or promoting it',
    other: 'Something else',
  },
  content: 'What happened',
  contentHint: 'When, where, and what you saw. 10 to 1,000 characters.',
  attachments: 'Pictures',
  realName: 'Your name (optional)',
  mobile: 'Your phone (optional)',
  personHint:
    'A Chinese mobile number of 11 digits, so that our staff can reach you. It is kept encrypted. With another number, leave this empty: the answer comes under “My messages”.',
  submit: 'Send the report',
  promise: 'We look into it and answer within 12 hours, under “My messages”.',
  states: {
    open: 'Being examined',
    upheld: 'Confirmed',
    dismissed: 'Nothing found',
  },
  stateHints: {
    open: 'Our staff are looking into it and will tell you.',
    upheld: 'We confirmed what you told us and acted on it. Thank you.',
    dismissed: 'We looked into it and found nothing of the kind. If you see more, report again.',
  },
  due: {
    by: (at) => `You will have an answer by ${at}.`,
    late: (at) =>
      `We promised an answer by ${at} and are late: we are sorry. Please call our helpline.`,
    waits: 'Our staff wait for what the family says; their time runs on from there.',
  },
  own: 'My report',
  sentAt: (at) => `Sent ${at}`,
  answeredAt: (at) => `Answered ${at}`,
  images: (count) => counted(count, 'picture'),
  again: 'Report again',
  back: 'Back to the appeal',
  checkLeft: (amount) =>
    `It repeats an objection to a withdrawal that was found right, when ${amount} yuan had been paid or sent to the bank: act on the appeal.`,
  checkUpheld: (count) =>
    `${counted(count, 'report of this appeal was', 'reports of this appeal were')} confirmed before`,
  checkOpen: (count) =>
    `${counted(count, 'more report of this appeal is', 'more reports of this appeal are')} open`,
  checkFlagged: 'The appeal is marked at risk; nobody can give',
  checkNotFlagged:
    'The appeal is shown as usual; if this is true, mark or stop it with your decision',
};
