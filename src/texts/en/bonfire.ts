import { counted } from './counted.ts';

/** Bonfires: gifts of several people that a sponsor adds to. */
export const bonfire = {
  rule: {
    step: (members: number, amount: string) =>
      `${counted(members, 'person', 'people')} together: ${amount} yuan`,
    hours: (hours: number) => `A bonfire lasts ${counted(hours, 'hour')}.`,
    gift: 'Whoever gives to the appeal counts, until the gift is returned.',
    giftOrVisit:
      'Whoever gives to the appeal counts, until the gift is returned, or whoever a new signed-in visitor came from by their share. A step is paid once somebody of the team gave.',
    caps: (teams: number, ofCase: string) =>
      `An appeal gets at most ${counted(teams, 'bonfire')} and ${ofCase} yuan, and nothing beyond its target.`,
    age: (days: number) => `An account counts once it is ${counted(days, 'day')} old.`,
    notCounted:
      'Not counted: the family, staff, money for things, and who shares a device with the team or the family. Appeals that are doubted, in mourning or in discussion get nothing.',
    goesBack:
      'Each step is paid once and stands on one gift: when that gift is returned, the step goes back to the pool. Other gifts that are returned take nothing from the others.',
    fee: 'The service fee is taken as from gifts.',
  },
} as const;
