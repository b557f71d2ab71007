import { counted } from './counted.ts';

export const progress = {
  types: { progress: 'Update', fundUse: 'How money was used' },
  yuan: (amount: string) => `${amount} yuan`,
  postOf: (date: string) => `Update of ${date}`,
  paidFor: (amount: string) => `What ${amount} yuan paid for`,
  pictureAlt: (at: number, count: number) => `Picture ${at} of ${count} of this update`,
  comments: (count: string) => `Comments ${count}`,
  says: 'Comment',
  latest: 'The latest update',
  all: 'All updates',
  none: 'The fundraiser has posted no update yet.',

  blessingsTitle: 'Leave a kind thought',
  blessings: { strength: 'Strength', hug: 'A hug', light: 'Light a lamp' },
  blessingCount: (label: string, count: string) => `${label} ${count}`,
  blessingsNote: 'One of each kind per person; no need to sign in.',
  follow: 'Follow this appeal',
  followed: 'You follow this appeal and hear of its news.',
  signInToFollow: 'Sign in and follow this appeal',
  followNote: 'New updates will appear under “News I follow”.',
  offline: 'The network did not answer, so it may not have been done. Please try again.',
  signIn: 'Sign in',

  publishLead:
    'What donors want to know most is how the patient is and what the money did. A few sentences are enough.',
  content: 'Your words to everyone',
  contentHint: '10 to 2,000 characters. No ID or bank card numbers, phone numbers or addresses.',
  ideasTitle: 'Not sure what to write?',
  ideas: [
    'What treatment there was these days, and what the doctor says.',
    'How the patient is: eating, getting up, talking?',
    'What comes next, and how much is still missing.',
    'A sentence for those who helped.',
  ],
  photos: 'Pictures',
  photosHint: 'You can leave this empty. Please show no other patients and no ID documents.',
  usePhotos: 'Pictures of receipts',
  usePhotosHint:
    'Invoices, payment slips, bills for medicine. With names and numbers covered, donors see them too; uncovered ones go to staff only.',
  submit: 'Send for review',
  reviewNote: 'Staff read it before it is public, usually within a day.',
  draftKept: 'The draft is kept on this phone.',
  draftRestored: 'What you had not sent yet is back.',
  waiting: (count: string) =>
    count === '1'
      ? 'One of your updates waits for review.'
      : `${count} of your updates wait for review.`,
  seeAudit: 'See the review',
  closed: 'This appeal takes no updates now.',
  publishMore: 'Post another update',

  auditLead:
    'Every update is read before it is public. One that was not passed can be changed and sent again.',
  auditNone: 'You have posted no update for this appeal yet.',
  states: { 2: 'Public', 3: 'Please change it', 4: 'Waiting for review' },
  stateBodies: {
    2: 'Everyone can read it. It can no longer be changed.',
    3: 'Please change it as said below and send it again.',
    4: 'Usually within a day. You may change it while it waits.',
  },
  submittedOn: (moment: string) => `Sent ${moment}`,
  passedOn: (moment: string) => `Public since ${moment}`,
  refusedFields: { content: 'Words', images: 'Pictures', all: 'Note' },
  mend: 'Change it',
  mendSubmit: 'Send it again',
  mended: 'Sent again. It waits for review.',
  others: 'Other updates',

  successTitle: 'Submitted for review',
  successBody: 'It is public once staff have read it. You will be told either way.',
  reached: (donors: string, followers: string) =>
    `Once it is public, ${counted(donors, 'donor')} and ${counted(followers, 'follower')} will be told.`,
  reachedThen: (donors: string, followers: string) =>
    `${counted(donors, 'donor')} and ${counted(followers, 'follower')} were told when it became public.`,
  reachedNone:
    'Nobody had given with an account or followed by then, so no message went out; whoever opens the appeal can read it.',
  reachedNote: 'Those who gave without an account get no message; they can read it on the appeal.',
  people: (count: string) => `${count}`,
  toCentre: 'Back to managing the appeal',
  share: 'Share the appeal',

  owedLead:
    'After each payout, please tell what the money paid for, with receipts. Donors are owed that.',
  owedNone: 'No payout is waiting to be explained. Thank you.',
  owedHandedIn: 'Each payout has been explained. There is nothing new to send.',
  handedIn: 'Sent, not public yet',
  owedPaid: (date: string) => `Paid on ${date}`,
  owed: (amount: string, purpose: string) => `${amount} yuan, for: ${purpose}`,
  owedUntil: (date: string) => `Please explain it by ${date}`,
  owedLate: (date: string) => `It was due on ${date} and is late`,
  owedWhich: 'Which payout',
  owedContent: 'What the money paid for',
  owedContentHint:
    'For example: 18,000 yuan for the second hospital stay, 6,500 yuan for medicine.',

  newsLead: 'Updates of the appeals you follow, newest first.',
  newsNone: 'No updates yet.',
  newsNobody: 'You follow no appeal yet',
  newsHow: 'Follow an appeal under “Updates” on its page.',
  followedTitle: 'Appeals I follow',
  unfollow: 'Unfollow',
  unfollowIt: (title: string) => `Unfollow “${title}”`,
  findAppeals: 'Look at appeals',

  reviewContent: 'Words',
  reviewImages: 'Pictures',
  reviewPayout: 'The payout it explains',
  checkDigits: 'The words carry digits that look like an ID, a bank card or a phone number.',
  checkNoProof: 'No picture of a receipt is attached.',
  checkPrivate: 'Some pictures are not covered; they stay private when it is passed.',
  checkNothing: 'No digits that look like a number of a person.',
};
