/** This is what becomes of a gift that its case gives back. */
export const unused = {
  fold: 'If the money is not needed: back to me, unless I say otherwise',
  lead: 'When the family gives back what it did not use',
  choices: {
    back: 'It comes back to me',
    sameIllness: 'On to a family with the same illness',
    leastSeen: 'On to a family that few people see',
  },
  hint: 'You may change this until the money goes back or on.',
  rule: 'A rule decides which family: of the same illness the one that lacks most, or else the one that fewest people came to. It must be public, reviewed, open for another 7 days at least, lack that much, and not be your own. If there is none, the money comes back to you the way it went. You may change this until the money goes back or on.',
  ruleOfFewest:
    'A rule decides which family: the one that fewest people came to. It must be public, reviewed, open for another 7 days at least, lack that much, and not be your own. If there is none, the money comes back to you the way it went. You may change this until the money goes back or on.',
  chosen: (choice: string) =>
    `If the money is not needed: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`,
  save: 'Save this choice',
  passed: 'Went on',
  partlyPassed: (sum: string, whole: string) => `${sum} of ${whole} yuan went on`,
  passedTo: (sum: string, title: string) => `As you chose, ${sum} yuan went on to “${title}”.`,
  passedFrom: (title: string) => `Given back by “${title}” and passed on as its donor chose.`,
  cameOn: 'given back by another family, and passed on',
  foundNone: 'You chose another family; there was none that fitted, so it came back to you.',
  toGift: 'See that family',
  receiptVoid:
    'The receipt of the first gift ended with it; what went on is a gift to the new family, and a new one can be asked for.',
};
