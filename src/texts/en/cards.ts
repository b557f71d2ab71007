import type { Texts } from '#src/texts/texts-type.ts';

export const cards: Texts['cards'] = {
  door: 'In someone’s name or memory',
  beforeGift: 'Giving in someone’s name or memory? You write the card right after paying.',
  lead: 'Put this gift in someone’s name, such as for a birthday, or give it in memory of someone. It has a card: send its address to them or their family. The card says no amount.',
  shownNote:
    'The list of gifts says so too. Where you gave anonymously the list says nothing, and the card does not name you.',
  kind: 'How to say it',
  kinds: { honour: 'In the name of', memory: 'In memory of' },
  name: 'Their name',
  nameHint: 'Everyone can read it; please leave out ID and phone numbers.',
  words: 'A few words, if you like',
  wordsHint: 'Up to 120 characters; our staff look at them.',
  write: 'Make the card',
  heads: { honour: 'A gift was made in the name of', memory: 'A gift was made in memory of' },
  someone: 'Someone who cares',
  given: (from, day, title) => `${from} gave to “${title}” on ${day}`,
  made: 'The card is made',
  send: 'Send this address to them or their family:',
  open: 'Open the card',
  save: 'Save the picture',
  alt: (kind, name) => `Card: ${kind} ${name}`,
  remove: 'Take the card down',
  removeHint:
    'Its address opens nothing any more and the list says nothing of it. You can make another one.',
  removeNow: 'Yes, take it down',
  none: 'No card can be made of this gift',
  noneBody:
    'A gift has one once it has been paid, unless all of it went back. If you gave with an account, open it from “My donations”; if not, in the browser you gave from.',
  gone: 'This card is gone',
  goneBody: 'Whoever wrote it took it down, or the gift went back.',
  toCase: 'See the appeal',
  listed: { honour: (name) => `In the name of ${name}`, memory: (name) => `In memory of ${name}` },
  queueTitle: 'Card of a gift in someone’s name or memory',
  checkShown: 'It is in the list of gifts, and whoever has its address can open it.',
  checkTakenDown: 'It was taken down.',
};
