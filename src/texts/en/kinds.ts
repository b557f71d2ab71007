import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

export const kinds: Texts['kinds'] = {
  closed: {
    title: 'This kind of appeal can’t be started now',
    body: 'The platform takes no new ones at present; public ones go on. Appeals for illness are open as always.',
    other: 'Start an appeal for illness',
  },
  chooseGo: 'Start this kind of appeal',
  chooseNote: 'The platform opens this kind of appeal; while it does not, the next page says so.',
  launchFor: (kind) => `You start: ${kind}`,
  otherKinds: 'Start another kind of appeal',

  gearField: (number, what) => `Thing ${number}: ${what}`,
  gearFields: {
    Title: 'name',
    PriceInFen: 'price (yuan)',
    Stock: 'pieces',
    Kind: 'what it is',
    Origin: 'where it comes from',
    SendDays: 'days from payment until it is sent',
    Licence: 'number of the food licence or inspection',
  },
  gearHints: {
    Title:
      'Say what it is and how much, such as wild honey, 500 g. The price includes delivery; one piece a gift.',
    Origin: 'County or town, such as Qingyuan, Lishui, Zhejiang',
    SendDays: '1 to 60, at the slowest; after that whoever chose it can take the money back',
    Licence:
      'For prepared food only: its licence, workshop registration or inspection report. It becomes public.',
  },
  gearKinds: {
    grown: 'Grown, raised or gathered by the family',
    food: 'Prepared food',
    made: 'Made by hand, or anything else',
  },
  moreGears: {
    title: 'Anything else to offer? Up to three more',
    body: 'If not, leave every field here empty.',
  },
  origin: (place) => `From: ${place}`,
  sendsWithin: (days) => `Sent within ${counted(days, 'day')} of payment`,
  licence: (number) => `Food licence or inspection, looked up by our reviewers: ${number}`,

  gears: 'Choose one and help',
  gearsOver: 'What could be chosen',
  gearsNote:
    'You give its price, one piece at a time. The fundraiser sends it once it is paid; the payment page says how many are left.',
  choose: 'Choose this',
  chooseNamed: (title, price) => `Choose this: ${title}, ${price} yuan`,
  price: (price) => `${price} yuan`,
  left: (count) => `${count} left`,
  gone: 'All taken',
  organises: 'Who organises it',
  organiserKinds: {
    organisation: 'Organised by this organisation',
    person: 'Organised by a person',
  },

  payTitle: 'What you chose',
  notOffered: 'This can’t be chosen now.',
  backToCase: 'Back to the appeal',
  sendTo: 'Goes to',
  change: 'Change address',
  addressFirst: 'Please fill in an address first. The fundraiser sees it only once you have paid.',
  toAddress: 'Fill in an address',
  words: 'A few words, if you like',
  anonymous: 'Do not show my name',
  pay: (price) => `Give ${price} yuan`,
  refundNote:
    'Until it is sent you can take the money back; after that you can ask for a return, which the family or the platform decides.',

  addressTitle: 'Address for delivery',
  addressIntro: 'Kept encrypted. Only the fundraiser of an appeal you paid for sees it.',
  name: 'Name',
  mobile: 'Mobile number',
  region: 'Province, city, district',
  street: 'Street and number',
  save: 'Save address',
  saved: 'Saved. What is paid already goes to the address of that time.',
  mineTitle: 'What I chose',
  mineNone: 'You have not chosen anything yet.',

  ordersTitle: 'Things to send',
  ordersIntro:
    'Addresses show in full once paid. Add the tracking number when you send, and the giver sees it.',
  ordersNone: 'Nobody has chosen anything yet.',
  masked: 'The address shows in full once paid',
  markSent: 'Mark as sent',
  changeTracking: 'Change number',
};
