import { countedIn } from '#src/texts/counted.ts';
import type { pennants as chinese } from '#src/texts/zh-CN/pennants.ts';

const counted = countedIn('en');

export const pennants: typeof chinese = {
  lead: 'A pennant is a word of thanks: a family thanks those who gave, verified or left kind words, and those who gave thank a family that keeps telling how things go. Amounts play no part in it.',
  entranceHint: 'Those you received and gave, and your certificates',
  sides: { received: 'Received', given: 'Given' },
  none: { received: 'No pennants yet', given: 'You have given none yet' },
  noneBody: {
    received: 'When someone wants to thank you, it comes here, and you are told.',
    given: 'Whom would you like to thank? Choose below.',
  },
  kinds: {
    gave: 'For a gift',
    verified: 'For verifying',
    spoke: 'For kind words',
    told: 'For telling how things go',
    visit: 'For coming to a venue',
  },
  to: (name) => `For ${name}`,
  from: (name) => `From ${name}`,
  platform: 'Warmlight',
  visitWords: (venue) => (venue === '' ? 'Thank you for coming' : `Thank you for coming: ${venue}`),
  about: 'About',
  states: { live: 'Valid', void: 'Void' },
  fell: 'The gift it thanks for went back, or the verification is no longer there.',
  check: 'Scan to see whether this pennant is valid now',
  alt: (kind, words, from) => `Pennant, ${kind}: ${words}. ${from}`,
  save: 'Save the picture',
  remove: 'Take it down',
  removeHint:
    'Then neither of you sees it any more. It cannot be put back, nor given in the same way again.',
  removeNow: 'Yes, take it down',
  report: 'Take it down and ask our staff to look at it',
  visits: 'Venues you came to',
  visitsLead: (days) =>
    `Anyone who came to a venue on ${counted(days, 'day')} while signed in, or on each day of a shorter one, has a pennant of it.`,
  visitState: (days, needed) => `${counted(days, 'day')} of ${needed}`,
  visitTaken: 'You have it',
  take: 'Take the pennant',
  venueLead: 'Sign in and come on a few days: there is a pennant to remember it by.',
  certificates: 'Certificates of giving',
  certificatesLead: 'Each gift that was paid and not returned has a certificate.',
  certificateOf: (title) => `Certificate for "${title}"`,
  noCertificates: 'No gift with a certificate yet.',
  give: 'Give a pennant',
  giveLead:
    'To people you have met here, through gifts that were not anonymous, public verifications or comments. One per person and reason.',
  chooseKind: 'For what',
  nobody: 'There is nobody to thank in this way now.',
  choose: (name) => `Thank ${name}`,
  writeFor: (name) => `A pennant for ${name}`,
  words: 'Words on it',
  wordsHint:
    'Up to 60 characters. They, you and our staff read it: please no phone numbers, illness or amounts.',
  send: 'Give it',
  others: 'Someone else',
  more: 'Earlier ones',
  queueTitle: 'Pennant',
  checkShown: 'It is there already: it may stay, or be taken down.',
  checkReported:
    'The person who received it asked us to look: nobody sees it; taken down by us, its giver is told why.',
  checkPutAway: 'It was taken down; nobody sees it any more.',
};
