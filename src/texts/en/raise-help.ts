import type { raiseHelp as zh } from '#src/texts/zh-CN/raise-help.ts';
import { counted } from './counted.ts';

export const raiseHelp: typeof zh = {
  starterTitle: 'Stuck? Answer six questions for a draft',
  starterIntro:
    'Write whatever comes to mind and skip what you like. The draft is added to your appeal; then make it your own.',
  story: {
    links: { need: 'What comes next: ', use: 'The money will go to ' },
    linked: 'what comes next|next|now|the money|donations|it will|this will|we will|we need|i need',
    fullStop: '.',
  },
  questions: {
    who: 'Who is ill? How old, and what did they do before',
    found: 'When and how was the illness found',
    treatment: 'What treatment has there been, and where does it stand',
    need: 'What do the doctors say comes next',
    family: 'How has the family managed so far',
    use: 'What will the money be used for',
  },
  examples: {
    who: 'My father is 58 and worked as a carpenter for twenty years',
    found: 'In March he had a fever for weeks, and the county hospital found leukaemia',
    treatment: 'He has had two rounds of chemotherapy and is stable for now',
    need: 'A transplant before June, about 400,000 yuan',
    family: 'Our savings are gone, and relatives lent us 80,000',
    use: 'the transplant and the medicine after it',
  },
  makeDraft: 'Make a draft and add it to the appeal',
  needAnswer: 'Answer at least one question first.',
  draftAdded: 'The draft was added to your appeal. Read it through and make it your own.',
  tooLong: 'With the draft the appeal would be too long. Please shorten it first.',
  whoWrote: 'Remember to say who wrote it; the appeal will show that.',
  privateTitle: 'Everyone will be able to read this. Please take it out:',
  privateKinds: {
    idCard: 'looks like an identity card number',
    bankCard: 'looks like a bank card number',
    mobile: 'looks like a mobile number',
    messaging: 'looks like a messaging account',
    number: 'a long number, perhaps of a card',
    address: 'looks like a full address; the city is enough',
    name: 'looks like someone’s full name; “Dr Li” is enough',
  },
  mustGo: 'An appeal with such a number can’t be submitted. Please take it out first.',

  amountTitle: 'How much to ask for',
  amountRange: (low, high) => `${low} to ${high} yuan`,
  amountBasis: {
    city: (count) =>
      `Half of ${count} closed appeals for this kind of illness in your city asked for this much.`,
    province: (count) =>
      `Half of ${count} closed appeals for this kind of illness in your province asked for this much.`,
    country: (count) =>
      `Half of ${count} closed appeals for this kind of illness asked for this much.`,
    few: (count) =>
      count === '0'
        ? 'No appeal for this kind of illness has closed yet, so there is nothing to compare with. Go by what your bills leave open.'
        : `Only ${counted(count, 'closed appeal')} for this kind of illness: too few to compare with. Go by what your bills leave open.`,
  },
  amountSimilar: 'Only those with treatment costs near yours were compared.',
  amountGap: (gap) =>
    `By the costs you gave, the gap is ${gap} yuan. Once they have passed review, the page asks for no more than that, and takes nothing beyond it.`,
  amountVerdicts: {
    withinRange: 'Your target is within a sensible range.',
    belowRange: 'Your target is lower than most. You can change it later.',
    aboveRange:
      'Your target is rather high, and reviewers may ask why. Filling in your bills first helps.',
    aboveGap:
      'Your target is above the gap. Once the costs have passed review, the public target becomes the gap.',
  },
  amountFree: (least, most) =>
    `This is only advice; you can save any amount from ${least} to ${most} yuan.`,

  thisCase: 'This appeal',
  otherCase: 'The other appeal',
  sideLabel: (side, field) => `${side} · ${field}`,
  sideFields: { title: 'Title', content: 'Story', imageIds: 'Pictures', state: 'When' },
  begunOn: (day) => `Begun on ${day}, never public`,
  publicSince: (day) => `Public since ${day}`,
  likenesses: {
    person: (count) => `Identity cards in both (patient, fundraiser or payee): ${count}`,
    account: () => 'The same payee account',
    text: (percent) => `${percent} percent of the words are the same`,
    paper: (count) => `The very same papers: ${count}`,
    picture: (count) => `Pictures that look the same: ${count}`,
  },
  checkHit:
    'Like another appeal: settle it under “Possible copies” first. It is not published before that.',
  rewritten: {
    group: 'Public now (before the change)',
    fields: { title: 'Public title', content: 'Public story', target: 'Public target (yuan)' },
    given: (gifts, amount) =>
      `It is public, and ${counted(gifts, 'gift')} of ${amount} yuan in all were given on the words before the change: please compare`,
    asksDonors:
      'A large change: once it passes, those who gave are told and may take their gifts back',
    targetRaised: (before, after) => `The target goes from ${before} to ${after} yuan`,
  },
  checkPrivate: 'The public words may hold an address, a long number or someone’s full name',
};
