import { counted } from './counted.ts';

export const discovery = {
  orderRule: 'How are these appeals ordered?',
  orderRules: {
    first:
      'Suggested: first those whose diagnosis and bills our staff compared, then the others. In both, those that have been quiet for longest come first, and of equals the one with the lower random number.',
    quiet: (visitors: string) =>
      `Quiet counts from the day after the last gift, or after the last day on which ${counted(visitors, 'person or more', 'people or more')} came to look. A new appeal counts from the day after it was published.`,
    night:
      'The order is made once a day, just after midnight in China, and stays until the next. Gifts and visits only ever move an appeal back, never forward, whatever the amount.',
    unhelped: (days: string) =>
      `Not yet helped: without a gift, or without one for ${counted(days, 'day')}, in the same order. An appeal that is given to leaves this list at once. “A family at random” is drawn from it too.`,
    others:
      'Newest: by the day they were published. Nearly there: those with four fifths of their target or more and not all of it, newest first. Ended: by the day they were published.',
    filters:
      'Filters leave appeals out and change no order. What a search finds comes newest first.',
    noPaidPlace:
      'Nobody can pay for a place, and what our editors picked has none here either, only on the page of its own. Appeals the platform is checking are not listed, and those that have reached their target and take no more gifts are not suggested.',
  },

  searchedUntil: (count: string, date: string) =>
    `${counted(count, 'newest appeal was', 'newest appeals were')} searched, back to ${date}.`,
  searchOlder: 'Search older appeals',
  loadingMore: 'Fetching the next page…',
  loadedMore: (count: number) => `${counted(count, 'more appeal')} listed`,
  vipNote:
    'Our editors read each of these before they picked it; newest first. Being picked says nothing about what was checked: that is on each page.',
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
  randomLeads: {
    notYetHelped: (count: string) =>
      `Drawn by chance from the appeals not yet helped (the first ${count} of the list where there are more), each equally likely. You need not give or pass it on.`,
    recommended: (count: string) =>
      `Every appeal was helped of late, so this one was drawn by chance from those suggested (the first ${count} where there are more), each equally likely. You need not give or pass it on.`,
  },
  onlyOne: 'It is the only one now, so drawing again brings the same family.',
  drawAgain: 'Draw another',
  allUnhelped: 'All appeals not yet helped',
  quietTitle: 'Not yet helped',
  quietNote:
    'Without a gift, or without one for a long time: first those whose diagnosis and bills our staff have seen, then the others, in either those that have waited longest first.',
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
    `Order: of ${counted(count, 'newest appeal', 'newest appeals')}, those that the fewest people have verified come first, then those shared least.`,
  helpCounts: (verified: string, shared: string) =>
    `${verified} verified · ${counted(shared, 'share')}`,
  verifyIt: 'Verify it',
  shareIt: 'Share it',
  verifyHow: 'How verification works',
  articleLead:
    'The article tells how things were then. How they are now, and where the money is, is on the appeal itself.',
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
  stopAsk: 'If you know how things are, please call our helpline.',
  stopCheck: 'Check whether a link is real',
  stopReadOn: 'I understand, let me read it',
  stopFalseOwner:
    'If this is your appeal and you think that we are wrong, send us what shows it, and other staff look again:',
  stopOwner: 'If this is your appeal, what staff ask and how to answer is here:',
};
