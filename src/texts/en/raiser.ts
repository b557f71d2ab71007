const counted = (count: string, one: string) => `${count} ${one}${count === '1' ? '' : 's'}`;

export const raiser = {
  management: 'Manage your appeal',
  state: 'Where it stands',
  until: (date: string) => `Raising until ${date}`,
  raisedLine: (raised: string, target: string) => `${raised} of ${target} yuan raised`,
  counts: {
    gifts: 'Gifts',
    shares: 'Shares',
    verifications: 'Verified',
    followers: 'Followers',
  },
  notPublic:
    'The appeal is not public yet. Once it is passed, gifts, shares and visits stand here.',
  todosTitle: 'What you can do next',
  todosNone: 'Nothing needs doing now. Take care of the patient, and of yourself.',
  tasks: {
    fundUseOverdue: (count: string) => `Overdue: explain ${counted(count, 'payout')}`,
    fundUseDue: (count: string) => `Explain ${counted(count, 'payout')}`,
    postRefused: (count: string) => `Change ${counted(count, 'update')}`,
    papersMissing: (count: string) => `Add documents for ${counted(count, 'fact')}`,
    giftsUnanswered: (count: string) => `Say thanks for ${counted(count, 'gift')}`,
    commentsUnanswered: (count: string) => `Answer ${counted(count, 'comment')}`,
    progressDue: () => 'No update for two weeks: tell how things are',
    verificationLow: (count: string) =>
      count === '0'
        ? 'Nobody has verified yet: ask those who know you'
        : `Only ${count} verified so far: ask those who know you`,
    share: () => 'Not shared this week: send it to those closest to you',
    labels: () => 'No labels chosen yet',
  },
  taskCount: (count: number) => (count >= 99 ? '99+' : String(count)),
  moneyTitle: 'Where the money is',
  moneyNote: 'From the ledger; the parts add up to all that was raised.',
  trendTitle: 'The last 14 days',
  trendNote: 'Bars are gifts a day (yuan), dots are visitors who came by shares.',
  trendAlt: (gifts: string, visits: string) =>
    `In 14 days ${gifts} yuan were given and ${visits} visitors came`,
  trendNone: 'No gifts or visitors in these 14 days.',
  trendTable: 'Numbers by day',
  trendDay: 'Day',
  trendGifts: 'Gifts',
  trendSum: 'Yuan',
  trendVisits: 'Visitors',
  actionsTitle: 'Look after the appeal',
  actions: {
    publishProgress: 'Post an update',
    dynamicAudit: 'Updates in review',
    fastReply: 'Thank donors',
    fundraiserDetail: 'Gifts, shares and visits',
    inviteFriendProve: 'Ask friends to verify',
    doctorProve: 'Ask a doctor to verify',
    friendProve: 'Verifications by friends',
    manageLabel: 'Choose labels',
    changeQrcodeImg: 'Poster',
    contributeSpread: 'Share the appeal',
    compensateProgress: 'Explain payouts',
    fundraiserTeach: 'How to do it well',
    contribute: 'See the appeal',
  },
  detailShort: 'Gifts and visits',
  editShort: 'Edit the appeal',
  moneyActions: 'Money and state of the appeal',

  mourningTitle: 'If the patient has died',
  mourningLead:
    'Please look after your family first. Once you tell us, raising ends at once; we no longer remind you to share or post, and no ranks are shown. What was raised can wait for your decision: for costs already made, or back to the donors.',
  mourningSure: 'The patient has died; please end this fundraising',
  mourningButton: 'Tell the platform',
  mourningTold: 'We know, and we are sorry',
  mourningBody:
    'Raising has ended. Nothing needs to be done in a hurry. What was raised is still in custody; decide when you are ready.',
  mourningAsk: 'Call us any time, whatever you want to ask:',
  mourningWait: 'Once staff have confirmed it, one quiet sentence will stand on the appeal.',
  mourningSentence:
    'The patient has died. Thank you to everyone who went a part of the way with this family.',
  mourningReview: 'Once confirmed, the appeal says',
  mourningCheck:
    'Please reach the family or the hospital before confirming. Said in error, raising goes on if this word alone ended it and no withdrawal or refund came since.',
  shareQuiet: 'This appeal no longer needs sharing',
  shareQuietBody: 'The family needs quiet now. Thank you for meaning well.',
  mourningOwed: 'A few things have to be done still, not today:',

  detailTabs: { gifts: 'Gifts', shares: 'Shares', visits: 'Visits' },
  detailTabsLabel: 'What to look at',
  noGifts: 'No gifts yet.',
  noShares: 'Nobody has shared it yet.',
  noVisits: 'Nobody has opened the appeal yet.',
  sharedBy: (name: string) => `Shared by ${name}`,
  channels: {
    0: 'Copied link or other',
    4: 'A friend',
    5: 'Moments',
    9: 'Service messages',
    10: 'Service news',
    18: 'Service news',
    30: 'QQ friend',
    31: 'QZone',
  },
  degree: (degree: number) => (degree === 1 ? 'first hand' : `hand ${degree}`),
  brought: (count: string) => `brought ${count}`,
  visitDay: (count: string) => counted(count, 'visitor'),
  visitsNote: 'Whoever opens the appeal is counted once a day; you are not counted.',

  labelsLead: (most: number) => `Choose up to ${most}; they stand in the details of the appeal.`,
  labelsLegend: 'Labels',
  labelsSave: 'Save labels',
  labelsSaved: 'Labels saved.',

  replyLead:
    'A thank-you is long remembered. You can answer many at once; each gift is answered once.',
  replyTabs: { gifts: 'Gifts', comments: 'Comments' },
  replyTabsLabel: 'What to answer',
  replyNoneGifts: 'Every gift has had its thanks.',
  replyNoneComments: 'Every comment has its answer.',
  replyReady: 'Ready words',
  readyWords: [
    'Thank you, our whole family will remember.',
    'Thank you, we will tell you when things are better.',
    'Every fen goes to the treatment. Thank you.',
  ],
  replyOwn: 'Your own words',
  replyOwnHint: 'If you write, these are used; at most 500 characters.',
  replyAll: (count: string) => (count === '1' ? 'Answer this one' : `Answer these ${count}`),
  replyBatch: (count: number) => `At most ${count} at once, newest first.`,
  replied: (count: string) => `${count} answered.`,
  repliedMore: 'Some are left; you can go on.',
  replyOne: 'Answer by itself',
  replyClosed: 'This appeal takes no comments now, so nothing can be answered.',

  doctorLead:
    'Nothing weighs more than the attending doctor’s word. Give the doctor the link or the QR code; doctors write what they saw themselves.',
  doctorSteps: [
    'Ask in person first, and only when it suits.',
    'The doctor scans with their own phone and chooses “Medical staff”.',
    'Only the doctor’s surname is shown; the hospital is public.',
  ],
  doctorState: (count: string) =>
    count === '1' ? '1 doctor or nurse has verified' : `${count} doctors and nurses have verified`,
  doctorHospital: (count: string) => `${count} of them from the patient's hospital`,
  doctorNone: 'No medical staff have verified yet.',
  inviteLink: 'Invitation link',
  inviteQr: 'QR code of the invitation to verify',
  inviteLead:
    'Ask those who know the patient to say what they know. The more verify, the easier readers can trust.',
  inviteWordsTitle: 'You could say',
  inviteWords: (title: string, link: string) =>
    `I am asking help for my family: ${title}. You know us. Could you take a minute to verify what you know? ${link}`,
  inviteCopy: 'Words of the invitation',
  invitePoster: 'See the poster',
  inviteClosed: 'This appeal takes no verifications now.',
  proveState: (count: string) =>
    count === '1' ? '1 person has verified' : `${count} people have verified`,

  friendLead:
    'Verifications by friends and fellow patients. You can put one first, say thanks, or hide one that does not fit.',
  friendNone: 'No friends have verified yet.',
  friendPin: 'Put first',
  friendUnpin: 'No longer first',
  friendHide: 'Hide',
  friendShow: 'Show again',
  friendReply: 'Reply',
  friendHidden: 'Hidden; only you see it.',
  friendNotCounted: 'Still being checked, not public yet.',
  friendDone: 'Changed.',

  posterLead:
    'You choose the poster’s picture and its sentence. QR code and check code are always those of this appeal.',
  posterPicture: 'Picture',
  posterWords: 'The sentence on the poster',
  posterWordsHint: (most: number) => `At most ${most} characters. Empty: the story's beginning.`,
  posterSave: 'Save and see it',
  posterSaved: 'Saved; the poster is new.',
  posterAlt: 'The poster as it is now',
  posterOpen: 'Open the poster page',

  newsHint: 'Updates of the appeals you follow',
  contributionHint: 'Every family you gave to, and how much in all',
  contributionNone: 'No gift of your account has been paid yet.',
  contributionTotals: (cases: string, times: string) =>
    `${cases} ${cases === '1' ? 'family' : 'families'}, ${counted(times, 'gift')}`,
  contributionOf: (amount: string, times: string) => `${amount} yuan in ${counted(times, 'gift')}`,
  yearTitle: (year: string) => year,
  yearAlt: (year: string, amount: string) => `Gifts by month in ${year}, ${amount} yuan in all`,
  yearSum: (amount: string, times: string) => `${amount} yuan in ${counted(times, 'gift')}`,
  yearNone: 'No gifts in this year.',
  yearBefore: (year: string) => `See ${year}`,
  month: (month: number) =>
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
      month - 1
    ] ?? '',
};
