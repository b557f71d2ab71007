import { counted } from './counted.ts';

/** These are bonfires: gifts of several people that a sponsor adds to. */
export const bonfire = {
  offered: 'A sponsor adds to what several people give to this appeal together.',
  door: 'Light a bonfire together',
  lead: 'Several people each give what they like to this appeal, and a sponsor adds a fixed amount at each step.',
  none: 'There are no bonfires for this appeal.',
  steps: 'Steps',
  step: (members: number, amount: string) =>
    `${counted(members, 'person', 'people')}: ${amount} yuan`,
  paid: (amount: string) => `${amount} yuan went to the appeal`,
  toGo: (count: number) => `${counted(count, 'person', 'people')} to go`,
  reached: 'Reached; it is paid with the next gift of the team',
  team: 'This bonfire',
  counted: (count: number, seats: number) =>
    `${count} of ${counted(seats, 'person', 'people')} count`,
  until: (time: string) => `It burns until ${time}.`,
  left: (hours: number) =>
    `About ${hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')} left.`,
  endedAt: (time: string) => `It burned until ${time} at most.`,
  starter: 'started it',
  counts: 'counts',
  waits: 'joined',
  more: 'Who joined later',
  first: 'From the beginning',
  states: {
    BONFIRES_REST: 'No bonfire can be lit for this appeal now. You can still give to it.',
    MAX_SUBSIDY: 'All that the sponsor has for bonfires of this appeal is given or promised.',
    MAY_START: 'Nobody asked you to join one yet: you can light one yourself.',
    TEAM_OPEN: 'There are seats left.',
    LAST_ONE: 'One more person and every step is reached.',
    TEAM_FULL: 'Every seat is taken. Thank you all.',
    TEAM_OVER: 'Its time is over. What it brought stays with the appeal.',
  },
  own: 'This is your own appeal: others light its bonfires, you can pass this page on.',
  ownCounts: 'You are in it and count.',
  ownWaits: 'You are in it, and count once you have given to the appeal.',
  ownWaitsVisit:
    'You are in it, and count once you have given to the appeal or somebody new has come through your share.',
  start: 'Light a bonfire',
  join: 'Join this bonfire',
  give: 'Give to the appeal',
  shown:
    'Your nickname is shown in the team; if you give without a name, none is shown here either. Joining costs nothing, and any amount counts the same.',
  signIn: 'Sign in to take part',
  ownTeam: 'To the bonfire you are in',
  joinedAlready: 'Joined already? The next step is to give.',
  passOn: 'Pass this bonfire on',
  rule: {
    step: (members: number, amount: string) =>
      `${counted(members, 'person', 'people')} together: ${amount} yuan`,
    hours: (hours: number) =>
      `A bonfire lasts ${hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour')}.`,
    gift: 'Whoever gives to the appeal counts, until the gift is returned.',
    giftOrVisit:
      'You count if you give to the appeal, until the gift is returned, or if a new visitor who signs in came through your share. A step is paid once somebody in the team has given.',
    caps: (teams: number, ofCase: string) =>
      `An appeal gets at most ${counted(teams, 'bonfire')} and ${ofCase} yuan, and nothing beyond its target.`,
    age: (days: number) => `An account counts once it is ${counted(days, 'day')} old.`,
    notCounted:
      'Not counted: the family, staff, money for things, and anyone who shares a device with the team or the family. Appeals that are doubted, in mourning or in discussion get nothing.',
    goesBack:
      'Each step is paid once and rests on one gift: when that gift is returned, the step goes back to the pool. Other gifts that are returned take nothing from the others.',
    fee: 'The service fee is taken as it is from gifts.',
  },
  desk: {
    propose: 'Write down a promise to bonfires',
    ladder: 'Steps',
    ladderHint: 'One a line: how many people, then how many yuan, such as 3 50. Six at most.',
    hours: 'Hours that a bonfire lasts',
    counts: 'Who counts',
    countedBy: { gift: 'those who gave', giftOrVisit: 'those who gave or brought a new visitor' },
    teams: 'Most bonfires for an appeal',
  },
} as const;
