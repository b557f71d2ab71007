import type { Texts } from '#src/texts/texts-type.ts';

/** A family chooses who sees its appeal. */
export const audience: Texts['audience'] = {
  lead: 'You can change this at any time. What is public about money (withdrawals, their use, refunds) stays public.',
  who: 'Who sees it',
  choices: {
    public: 'Everyone: it is in lists, searches and suggestions',
    link: 'Anyone with the link: it is in no list, search, suggestion or search engine, and only you pass it on',
    donors: 'Only those who gave: others see the account and the thanks',
  },
  donorsNote: (date: string) =>
    `Those who gave can read it, signed in, until ${date}; then it is put away from them too. It cannot be made public again.`,
  sure: 'I know that “only those who gave” cannot be undone',
  faces: 'The child’s face',
  facesLead:
    'The child is younger than 18, so photos of the story and the updates are blurred until nobody can be recognised in them. Photos in which you covered faces are shown as they are.',
  facesTick: 'I am the guardian, and the child’s face may be seen in the photos',
  facesNote: 'You may take it back; photos that somebody saved cannot be called back.',
  save: 'Save',
  saved: 'Saved',
  away: 'This appeal is put away; nothing can be changed any more.',
  centre: 'Back to managing the appeal',
  keptLead: (date: string) =>
    `This family lets only those who gave read its story, until ${date}. Please do not pass it on.`,
  keptDoor: 'Have you given? Sign in to read this family’s story',
  keptUntil: (date: string) => `Those who gave can read it until ${date}`,
  notGiven: 'Only those who gave can read this story',
  notGivenBody:
    'This account gave nothing to this family. If you gave with another number, please sign in with that one.',
  posts: 'What the family told',
  photo: (n: number) => `Photo ${n} of this family`,
  toLedger: 'Account and thanks',
};
