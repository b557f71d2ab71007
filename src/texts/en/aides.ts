import type { Texts } from '#src/texts/texts-type.ts';

/** These words are about being helped to fill in: what the family and who helps it read. */
export const aides: Texts['aides'] = {
  entrance: 'Let a relative, adviser or social worker help you fill this in',
  asAide:
    'You are filling in for a family. The payee is neither shown to you nor changed by you, and the family submits by itself.',
  kinds: {
    relative: 'A relative or friend',
    adviser: 'An adviser or volunteer',
    socialWorker: 'A medical social worker',
  },
  family: {
    intro:
      'They sign in with their own number, and may open and save every part but the payee. To submit, and everything about accounts and money, stays yours alone.',
    seen: 'What they save is kept under their name, here and in the trail that reviewers read. You may end it at any time.',
    invite: 'Invite somebody',
    kind: 'Who helps you',
    make: 'Make a link',
    running: 'Who helps now',
    none: 'Nobody is helping yet.',
    waiting: (kind) => `${kind}: nobody used the link yet`,
    link: 'Link of the invitation, for one use',
    until: (time) => `It works until ${time}. Send it only to somebody you trust.`,
    since: (time) => `Helping since ${time}`,
    takeBack: 'Take the link back',
    end: (name) => `End the help of ${name}`,
    nobody: 'a closed account',
    acts: 'What helpers did',
    act: {
      helpJoin: 'Began to help',
      helpType: 'Typed a draft',
      helpSave: 'Saved',
      helpEnd: 'Ended somebody’s help',
    },
    toList: 'Back to the list of parts',
    sendsAsOwn:
      'Somebody filled in parts of this for you. Please read them first: once you submit, these words and what was agreed to count as your own.',
  },
  invited: {
    asks: (family) => `You are asked to help fill in the appeal of ${family}`,
    may: 'You may open and save: the story, the patient, illness and costs, ward and doctor, the household, who the fundraiser is, and papers.',
    mayNot: 'You neither see nor change the payee, cannot submit, and touch no money.',
    seen: 'What you save is kept under your name, and the family and reviewers can see it.',
    go: 'Begin to help',
    on: 'Go on filling in',
    own: 'This is your own appeal. Send this link to whoever is to help you.',
    over: 'This invitation was used, taken back, or is too old. Please ask the family for a new one.',
  },
  fill: {
    of: (family) => `The appeal of ${family}`,
    intro:
      'Save each part as you go, and the family sees it. Once all is there, tell the family to read it and to submit.',
    leave: 'Stop helping',
    back: 'Families I help',
  },
  mine: {
    title: 'Families I help to fill in',
    go: 'Go on filling in',
  },
};
