import { counted } from './counted.ts';

export const discovery = {
  orderRule: 'How are these appeals ordered?',
  orderRules: [
    'Suggested: those our editors picked come first, newest first. The others take turns from a new starting point each day, whatever they raised and however often they were shared, so a quiet appeal comes to the top as often as a loud one.',
    'Newest: by the day they were published. Nearly there: those with four fifths of their target or more and not all of it, newest first. Ended: by the day they were published.',
    'Filters leave appeals out and change no order. What a search finds comes newest first.',
    'Nobody can pay for a place. Appeals the platform is checking are not listed, and those that have all they asked for are not suggested.',
  ],
  searchedUntil: (count: string, date: string) =>
    `${counted(count, 'newest appeal was', 'newest appeals were')} searched, back to ${date}.`,
  searchOlder: 'Search older appeals',
  loadingMore: 'Fetching the next page…',
  loadedMore: (count: number) => `${counted(count, 'more appeal')} listed`,
  vipNote:
    'Our editors read each of these before they picked it; newest first. Being picked says nothing about what was checked: that stands on each page.',
  themeNote: 'Grouped by illness, newest first in each group.',
  themeNames: {
    blood: 'Blood and cancer',
    organs: 'Heart, liver, lung, kidney',
    nerves: 'Brain and stroke',
    accidents: 'Accidents and burns',
    newborn: 'Born too early',
    rare: 'Rare illness',
    dreams: 'Appeals for a wish',
    goods: 'Appeals with goods',
  },
  themes: 'Other themes',
  endedNote:
    'Each says how it ended: what was raised, what is still in custody, and what was paid to the payee or returned.',
  noneYet: 'There are no appeals here now.',
  result: (kept: string, paid: string, returned: string) =>
    `${kept} yuan still in custody · ${paid} yuan paid out · ${returned} yuan returned`,
  resultMatched: (result: string, matched: string) =>
    `${result} · ${matched} yuan of it matched by sponsors`,
  discoverLead:
    'Those whose turn it is today, those nearly there, those just ended, and something to read.',
  quietTitle: 'Their turn today',
  quietNote: 'Others every day, so that appeals few people see get a chance.',
  nearlyTitle: 'Nearly there',
  endedTitle: 'How some ended',
  themesTitle: 'By theme',
  readTitle: 'To read',
  allArticles: 'All articles',
  leftLead: 'If you like, look at these families too. If not, just leave: nothing here holds you.',
  leftBack: 'Back to the appeal you came from',
  helpLead:
    'If you know a family, you can verify. If not, you can pass it to someone who may. Neither costs money.',
  helpRule: (count: number) =>
    `Order: of ${counted(count, 'newest appeal', 'newest appeals')}, those fewest people verified come first, then those shared least.`,
  helpCounts: (verified: string, shared: string) =>
    `${verified} verified · ${counted(shared, 'share')}`,
  verifyIt: 'Verify it',
  shareIt: 'Share it',
  verifyHow: 'How verification works',
  articleLead:
    'The article tells how things were then. How they are now, and where the money is, stands on the appeal.',
  articleGo: 'See this appeal',
  articleBack: 'More articles',
  stopTitle: 'We have doubts about this appeal',
  stopFalseTitle: 'We found that this appeal is not true',
  stopDanger:
    'Something is not yet cleared up, so it takes no gifts now. Please do not pass it on either.',
  stopHighRisk:
    'Its time is over and the platform still has doubts, so it takes no gifts and cannot be shared.',
  stopMoney:
    'Gifts it has are kept in custody, where the fundraiser cannot take them. How it ends will be written on the appeal.',
  stopReturned: 'All gifts to this appeal have gone back the way they came.',
  stopPlatformSays: 'What the platform says',
  stopAsk: 'If you know how things are, please call our hotline.',
  stopCheck: 'Check whether a link is real',
  stopReadOn: 'I understand, let me read it',
  stopFalseOwner:
    'If this is your appeal and you think that we are wrong, send us what shows it: other staff will look again.',
  stopOwner: 'If this is your appeal, please send the papers you were asked for.',
};
