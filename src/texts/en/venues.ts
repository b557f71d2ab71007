import { countedIn } from '#src/texts/counted.ts';
import type { venues as chinese } from '#src/texts/zh-CN/venues.ts';

const counted = countedIn('en');

export const venues: typeof chinese = {
  lead: 'The venues and matching activities that run now. A venue gathers a few appeals in one place.',
  none: 'No venue runs now.',
  runs: 'A venue is open:',
  byHost: (host) => `Host: ${host}`,
  teamOf: 'In the venue',
  given: (people, amount, cases) => `People: ${people}, yuan given: ${amount}, families: ${cases}`,
  sums: {
    amount: 'Given through the venue, in yuan',
    ofTeam: 'Given through this team, in yuan',
    people: 'People who gave',
    families: 'Families helped',
    settled:
      'Only gifts that arrived and were not returned. A gift without an account counts as one person.',
  },
  cases: 'The appeals in it',
  casesNote:
    'All reviewed and raising. The order changes every day, so that nobody is always first. What you give from this page is given through the venue.',
  notRunning: 'The venue does not run now, and gifts do not count for it.',
  noCases: 'No appeal in it takes gifts now.',
  lastGifts: 'The latest gifts',
  allGifts: 'See all gifts',
  hideName: 'To hide your name here, make a gift anonymous at any time:',
  noGifts: 'Nobody has given through the venue yet.',
  noGiftsOfTeam: 'Nobody has given through this team yet.',
  helpers: 'Who helped the most families',
  helpersNote:
    'By the number of families, whatever the amounts. Those who gave anonymously are not named.',
  teams: {
    title: 'Team pages',
    lead: 'A company, a class, a group of volunteers can have a page of its own here. What is given through it counts for the venue, too.',
    none: 'No team has opened a page yet.',
    open: 'Open a page for a team',
    name: 'Name of the team',
    nameHint: '2 to 24 characters, published; staff look at it afterwards.',
    go: 'Open the page',
    checkShown: 'The page is public. Taken down, what was given by it stays counted for the venue.',
    share: 'Send this page to your team',
  },
  own: {
    title: 'Given through venues',
    given: (amount, families) =>
      `${amount} yuan, ${counted(families, 'family', 'families')} helped`,
    leave: 'Do not list me',
    join: 'List me',
    hidden: 'You chose not to be listed.',
    note: 'The list goes by families helped. Not listed, your gifts count all the same.',
    door: 'Have you given? Choose whether this list names you:',
  },
  helped: (families) => counted(families, 'family', 'families'),
  desk: {
    lead: 'A venue gathers appeals; no matching money is in it. One person writes it down, another compares and confirms it; the clock begins and ends it.',
    title: 'Venues',
    propose: 'Write down a venue',
    name: (language) => `Name, ${language}`,
    intro: (language) => `What it is for, ${language}`,
    host: 'Host (full name, published)',
    what: (name, host, cases) => `Venue: ${name}, ${host}, ${cases}`,
    open: 'Open the venue',
    none: 'There has been no venue yet.',
    visits: (count) => `Visits, one per person and day: ${count}`,
  },
};
