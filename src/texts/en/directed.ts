import { counted } from './counted.ts';

export const directed = {
  allowance: {
    title: 'A newcomer’s choice',
    lead: (sponsor: string, amount: string) =>
      `New here? You choose which family in this venue gets ${amount} yuan from ${sponsor}. It costs you nothing, and you need not give first.`,
    used: (used: string, total: string) => `${used} of ${total} yuan has gone to families so far.`,
    once: 'Once per person, ever. The money is the appeal’s at once and never cash. It is for newcomers who have given nothing yet; families with appeals and staff take no part.',
    over: 'There is nothing to direct right now.',
    empty: 'The pool no longer holds one more, so nothing is promised.',
    choose: 'Which family',
    anyone: 'A quiet appeal, by chance',
    go: (amount: string) => `Give the ${amount} yuan to this family`,
  },
  own: {
    title: 'Money of sponsors that you directed',
    lead: 'A sponsor gave it and you said to whom. It is the appeal’s money and no gift of yours.',
    once: 'The newcomer’s choice is there once per person, ever, and yours is made: choosing again gives nothing more.',
    allowance: (amount: string, time: string) => `${time}, ${amount} yuan as a newcomer.`,
    redPocket: (amount: string, time: string) =>
      `${time}, ${amount} yuan in a pocket that your gift brought.`,
    share: (amount: string, time: string) => `${time}, ${amount} yuan that your share brought.`,
    more: 'Earlier ones',
  },
  pocket: {
    title: 'A pocket',
    open: (sponsor: string, amount: string) =>
      `${sponsor} put ${amount} yuan into a pocket for your gift. Open it and it goes to this appeal in your name. It is the same whatever you gave.`,
    until: (time: string) =>
      `It can be opened until ${time}. After that the money is the sponsor’s pool’s again.`,
    go: 'Open it for this appeal',
    given: (amount: string, time: string) =>
      `${time}, the pocket that you opened brought this appeal ${amount} yuan.`,
    expired: 'This pocket was not opened in time, and its money went back to the pool.',
    takenBack: 'The gift went back, and the pocket that it brought with it.',
    door: 'See the pocket that it brought',
  },
  share: {
    title: 'What a share brings',
    lead: (sponsor: string, amount: string) =>
      `When your share brings somebody new who signs in, this appeal gets ${amount} yuan of ${sponsor}, once per person and appeal.`,
    brought: (amount: string) => `Your share has brought this appeal ${amount} yuan.`,
    notYet: 'Nothing yet. It counts only once somebody has come.',
  },
  rule: {
    allowance: (amount: string) =>
      `Each newcomer may direct ${amount} yuan to one family of the venue, once ever.`,
    kept: (days: number) =>
      `For somebody who has not chosen it is kept ${counted(days, 'day')}, then it is the pool’s again.`,
    pocket: (amount: string, hours: number) =>
      `The first gift of a person to an appeal brings a pocket of ${amount} yuan, whatever the gift amounts to; it can be opened for ${counted(hours, 'hour')}.`,
    noPocket: 'Gifts bring no pockets.',
    share: (amount: string, ofPerson: string) =>
      `A share that brings somebody new who signs in brings the appeal ${amount} yuan: once a person and appeal, ${ofPerson} yuan a person at most.`,
    noShare: 'Shares bring nothing.',
    perCase: (amount: string) => `An appeal gets ${amount} yuan at most, up to its target.`,
    age: (days: number) => `Accounts take part once they are ${counted(days, 'day')} old.`,
    notTheirs:
      'Those who have given before, families of appeals, payees, staff, and anyone who shares a browser with somebody who took part do not take part.',
    notPockets:
      'Gifts without signing in, of the family, the payee or staff, and money for things bring no pocket; appeals that are doubted, in mourning or in discussion get nothing.',
    notShares:
      'Somebody new signs in, comes by that share for the first time, and shares no browser with the sharer or the family.',
    neverCash: 'It is the appeal’s money from the first moment, and nobody can take it out.',
    goesBack: 'In a refund of the appeal it goes back to the pool in its share, as gifts do.',
    pocketGoesBack:
      'When a gift goes back, its pocket is void; what was opened goes back to the pool with the gift. What nobody opened in time goes back as well.',
    fee: 'The service fee is taken as it is from gifts.',
  },
  desk: {
    allowance: 'Write down an allowance for newcomers of a venue',
    venue: 'Which venue',
    perPerson: 'For each newcomer (yuan)',
    days: 'Days it is kept for somebody who has not chosen',
    pockets: 'Write down pockets and what shares bring',
    pocket: 'A pocket (yuan)',
    noneHint: '0 for none',
    pocketHours: 'Hours in which a pocket can be opened',
    perShare: 'What a share brings (yuan)',
    perSharer: 'What shares of one person bring at most (yuan)',
    reasons: 'What was given, and why not',
    kinds: {
      allowance: 'Newcomers',
      redPocket: 'Pockets',
      share: 'Shares',
      member: 'Places in a bonfire',
    },
    statuses: {
      OPEN: 'kept',
      GIVEN: 'went to appeals',
      EXPIRED: 'back in the pool, too late',
      TAKEN_BACK: 'void with their gifts',
    },
    told: (kind: string, status: string, count: string, amount: string) =>
      `${kind}, ${status}: ${count}, ${amount} yuan`,
    shares: (count: string, amount: string) => `Shares brought: ${count}, ${amount} yuan`,
    refused: (kind: string, because: string, count: string) =>
      `${kind}, nothing given: ${because}, ${count}`,
    because: {
      notSignedIn: 'not signed in',
      notOfGifts: 'money for things',
      young: 'the account is too new',
      staff: 'staff',
      family: 'family or payee',
      gave: 'has given before',
      had: 'had it before',
      sharedBrowser: 'a shared browser',
      caseRests: 'the appeal takes nothing now',
      caseFull: 'the appeal has its most',
      personFull: 'the person has their most',
      poolLacks: 'the pool holds too little',
      teamFull: 'the bonfire is full',
    },
    none: 'Nobody has come yet.',
  },
} as const;
