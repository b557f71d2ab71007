import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';

/** These words are about inviting families in need, what it earns, and whom a person helped. */
export const referral: Texts['referral'] = {
  lead: 'Is someone near you gravely ill and unaware that help exists? Tell them with your own link. Once they leave their number, an adviser calls.',
  entrance: 'Tell families in need that help exists',
  rules: 'What counts',
  ruleList: [
    'A family counts once it has left its number through your link and begun an appeal, and the appeal has passed review.',
    'You yourself, your family, a payee, someone on the same phone and staff of the platform never count.',
    'A family counts only once, for whoever first led it to leave its number.',
    'An appeal that is doubted or stopped counts no longer, and steps not yet taken wait.',
    'The thanks are love value, not money, and have nothing to do with how much is raised.',
    'Never register for others, and never take money for helping them.',
  ],
  frozen: 'The ladder of the day you joined stays yours.',
  ladder: 'The ladder',
  step: (referred, love) =>
    `${counted(referred, 'family', 'families')} passed review: ${love} love value`,
  states: { ahead: 'Ahead', ready: 'To be taken', claimed: 'Taken' },
  now: (referred) => `${referred} so far`,
  progress: (done, all) => `${done} of ${all}`,
  join: 'Take part',
  joinHint: 'You then have a link of your own. It carries a code that tells nobody who you are.',
  yours: 'Your link',
  words: (link) =>
    `If someone in your family is gravely ill, you can ask for help on Warmlight. It is free, and an adviser guides you. ${link}`,
  codeAlt: 'Code of your link to the registration',
  own: 'Invite with my own link',
  rewards: {
    lead: 'Each step is taken once. Love value opens small things on its own page and is never money.',
    claim: (love) => `Take ${love} love value`,
    claimOf: (step, love) => `Take ${love} love value: step ${step}`,
    earned: (love) => `You took ${love} love value. Thank you.`,
    earnedNone: 'This step was taken already.',
    thanks: 'Because you said a word, this family was not left alone. Thank you.',
    none: 'You have not taken part yet.',
    toTask: 'How to invite and what counts',
    toLove: 'My love value',
  },
  record: {
    lead: 'Whom you invited, verified, passed on and gave to. No amounts are shown here.',
    kinds: {
      referred: 'Families I invited',
      verified: 'Verified',
      shared: 'Passed on',
      donated: 'Given to',
    },
    none: {
      referred: 'No family has left its number through your link yet.',
      verified: 'You have verified none yet.',
      shared: 'You have passed none on yet.',
      donated: 'You have given to none yet.',
    },
    waiting: 'A family left its number; no appeal of it has passed review yet',
    to: 'Whom I helped',
  },
};
