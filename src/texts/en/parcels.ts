import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

export const parcels: Texts['parcels'] = {
  states: {
    unpaid: 'Not paid yet',
    toSend: 'To be sent',
    sent: 'Sent',
    received: 'Received',
    returning: 'Return asked for',
    closed: 'Not paid, cancelled',
    returned: 'Money given back',
  },
  chose: (thing) => `You chose: ${thing}`,
  toPayment: 'Pay, or see what became of the payment',
  follow: 'See where it is',
  paid: {
    title: 'Paid, thank you',
    body: (thing, title) => `“${thing}” is paid for. The money is kept for “${title}”.`,
    next: 'What happens next',
    told: 'You are told once it is sent. The carrier and tracking number are then under “What I chose”.',
    arrived:
      'Once you have it, confirm it there. Until it has arrived the family can’t withdraw this money.',
    whereItGoes: 'Where the money goes',
    failed: 'This was not paid',
    again: 'Choose it again',
  },
  orderedOn: (day) => `Chosen on ${day}`,
  sendBy: (day) => `To be sent by ${day} at the latest, as the family promised`,
  sentOn: (day) => `Sent on ${day}`,
  carrier: 'Carrier',
  carrierHint: 'Such as: SF Express',
  tracking: 'Tracking number',
  trackingHint: 'Such as: SF1234567890',
  receivedBy: {
    donor: (day) => `Confirmed as received on ${day}`,
    time: (day) => `Counted as received on ${day}, as time was up`,
    staff: (day) => `Counted as received on ${day}, as the platform decided`,
  },
  toSendNote: 'Until it is sent you can take this money back under “My donations”.',
  toTakeBack: 'To my donations',
  confirmLead: (days) =>
    `Please look at it before you confirm. From then on the family can withdraw the money and a return can’t be asked for. ${counted(days, 'day')} after sending it counts as received, unless you asked for a return.`,
  confirm: 'It has arrived',
  returnTitle: 'Not arrived, broken, or to be returned',
  returnLead: (days) =>
    `Say what happened. When the family agrees, all of your money goes back. If it does not agree, or does not answer within ${counted(days, 'day')}, the platform decides. Meanwhile this money can’t be withdrawn.`,
  returnWords: 'What happened',
  askReturn: 'Ask for my money back',
  asked: (day) => `Return asked for on ${day}`,
  askedNote: 'You will hear once the family agrees or the platform has decided.',
  donorSays: 'The donor says: ',
  familySays: 'The family says: ',
  agreeReturn: 'Agree and give the money back',
  agreeNote: 'All of this money goes back at once. It can’t be undone.',
  refuseLead: 'If you do not agree, say why. The platform looks at both sides.',
  refuseWords: 'Why you do not agree',
  refuseReturn: 'I do not agree',
  refusedNote: 'The platform is looking at both sides.',
  family: 'Sent by',
  toMine: 'Everything I chose',
  waiting: (amount) =>
    `A further ${amount} yuan was given for things, and can be withdrawn once they have arrived.`,
  desk: {
    fields: {
      thing: 'Thing',
      parcel: 'Parcel and day of sending',
      donorWords: 'The donor says',
      familyWords: 'The family says',
    },
    familySilent: 'The family did not answer in time.',
    familyRefuses: 'The family does not agree.',
  },
};
