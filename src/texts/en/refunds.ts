import type { refunds as zh } from '#src/texts/zh-CN/refunds.ts';
import { counted } from './counted.ts';

export const refunds: typeof zh = {
  money: (amount) => `${amount} yuan`,
  confirmLead:
    'A refund gives what is left of this appeal back to everyone who gave, in proportion to their gifts. Please read first what happens.',
  whatHappens: 'What happens',
  steps: [
    'Once you apply, the appeal takes no more gifts, and its page says that a refund was asked for.',
    'One member of staff reviews it; when it passes, you confirm it a last time.',
    'Another releases it, and gifts go back one by one. You and the donors can follow it.',
  ],
  cannotUndo: 'Once released it cannot be taken back, and the appeal can take no gifts again.',
  howMuch: 'How much goes back',
  toGifts: 'To',
  gifts: (count) => counted(count, 'gift'),
  givenInAll: 'Given in total',
  partOnly: (percent) =>
    `A part was already paid to the patient, so about ${percent}% of each gift goes back, to the fen; together exactly the sum above.`,
  wholeGifts: 'Every gift goes back whole.',
  feeNote:
    'A refund costs no fee. Where a gift cannot go back the way it came, its donor is asked for a bank account and the money is kept.',
  toApply: 'Fill in the application',
  notRefund: 'Not now, back to the appeal',
  toAppeal: 'Back to the appeal',
  allBack: 'The refund is complete',
  cannot: 'You cannot apply for a refund now',
  blocks: {
    caseState: 'In its present state this appeal cannot be refunded.',
    discussionOpen:
      'The appeal is being explained in public; a refund is possible once that is over.',
    refundOpen: 'A refund is already under way.',
    withdrawalOpen: 'A withdrawal is under way. Cancel it first, or wait until it is over.',
    nothingLeft: 'There is no money left to give back.',
    moneyOutFrozen:
      'The platform is checking its books, and no money can leave for now. Please come back later.',
  },
  mend: {
    caseState: 'See the state of the appeal',
    discussionOpen: 'Write the explanation',
    refundOpen: 'See this refund',
    withdrawalOpen: 'See the withdrawal',
    nothingLeft: 'See where the money is',
    moneyOutFrozen: 'Try again later',
  },

  applyLead: (amount) => `You are asking to give ${amount} yuan back to those who gave.`,
  reason: 'Why should it go back?',
  reasonHint: '10 to 500 characters. Staff read it; it becomes public once the refund starts.',
  evidence: 'Documents',
  evidenceHint: 'Optional.',
  submitApply: 'Apply for the refund',
  backToConfirm: 'Read again what happens',
  draftRestored: 'What you typed last time is back.',
  draftKept: 'Kept on this device.',
  firstStep: 'Step 1 of 2',
  toReview: 'Next: look once more',
  conditions: 'See whether a refund is possible now',
  reviewStep: {
    place: 'Step 2 of 2',
    title: 'Look once more before you apply',
    photos: (count) => counted(count, 'photo'),
    noPhotos: 'None',
    back: 'Back to change it',
  },
  appliedLead:
    'The appeal takes no more gifts. Staff usually answer within a day, and you will be told.',
  timeline: 'Steps',
  times: {
    applied: 'Application',
    reviewed: 'Review',
    launched: 'Your confirmation',
    released: 'Gifts start going back',
    ended: 'Refund complete',
  },
  notYet: 'Not yet',
  going: 'In progress',
  cancel: 'Take the application back',
  cancelHint: 'Taking it back leaves the appeal as it was before.',
  cancelAsk: 'Take the application for a refund back?',
  cancelYes: 'Take it back',
  cancelNo: 'Leave it',
  toDetail: 'See the refund',

  passedTitle: 'Passed; now it is your turn',
  passedLead: 'Once you confirm, another member of staff releases it, and gifts start going back.',
  launch: 'Confirm and give it back',
  launchAsk: (amount) =>
    `Give ${amount} yuan back to those who gave? Once released it cannot be taken back.`,
  launchYes: 'Give it back',
  launchNo: 'Let me think',
  launchedTitle: 'Confirmed, waiting for the release',
  launchedLead: 'Once released, gifts go back one by one. There is nothing to do.',
  notPassedTitle: 'Not reviewed yet',
  notPassedLead: 'Once it has passed the review, you confirm the refund here.',

  detailLead: {
    owner: 'Here you see where each gift is.',
    donor: 'Here you see how your own gifts come back.',
  },
  none: 'This appeal has no refund that concerns you.',
  status: 'State',
  statuses: {
    APPLIED: 'Waiting for review',
    PASSED: 'Passed',
    RUNNING: 'Going back',
    DONE: 'Complete',
    REFUSED: 'Refused',
    CANCELLED: 'Taken back',
  },
  kinds: {
    fundraiser: 'The fundraiser asked for it',
    falseCase: 'The platform found wrong information and returns the gifts',
    ended: 'The appeal ended and the platform returns the gifts',
    surplus: 'Money that is not needed any more',
    grace: 'Refund of one gift',
  },
  kindsForStaff: {
    fundraiser: 'Fundraiser asked',
    falseCase: 'False information',
    ended: 'Appeal ended',
    surplus: 'Money left over',
    grace: 'Single gift',
  },
  reasonIs: (words) => `Reason: ${words}`,
  refusal: 'Staff say',
  progress: (done, all) => `${done} of ${counted(all, 'gift is', 'gifts are')} back`,
  progressLabel: (done, all) => `${done} of ${counted(all, 'gift is', 'gifts are')} back`,
  returned: 'Returned',
  onTheWay: 'Still on the way',
  failed: (count) =>
    `${counted(count, 'gift is', 'gifts are')} not back yet: we try again under the same refund number, or wait for the donor to give a bank account.`,
  everyGift: 'Every gift',
  yourGifts: 'Your gifts',
  someone: 'An anonymous gift',
  giftStates: {
    waiting: 'Waiting',
    returning: 'With the bank',
    failed: 'Did not go through, tried again',
    needsAccount: 'Needs a bank account',
    returned: 'Returned',
    passedOn: 'On with another family',
  },
  failures: {
    unanswered: 'The payment service did not answer',
    tooSoon: 'The payment service wants more time between refunds',
    tooOld: 'The payment is too old to go back the way it came',
    tooMany: 'This payment can take no more refunds',
    accountUnusable: 'The account it was paid from can take no money',
    refused: 'The payment service refused it',
    accountRefused: 'The bank account given can take no money',
    accountReturned: 'The bank sent the money back from the account given',
  },
  ofGift: (amount) => `of a gift of ${amount} yuan`,
  refundNo: 'Refund number',
  paidTo: (account) => `to ${account}`,
  accountTitle: 'Give a bank account',
  accountLead:
    'This gift cannot go back the way it came. Please give a bank account of the donor’s own. It is kept encrypted and used for this refund only. Give it on this page alone: nobody calls to ask for a card number or a code.',
  accountName: 'Name on the account',
  accountBank: 'Bank',
  accountCard: 'Card number',
  sendAccount: 'Send the account',

  listLead: 'How your gifts come back, and refunds you applied for.',
  empty: 'No refunds',
  emptyBody: 'If a gift of yours goes back, you will see it here.',
  yourApplication: 'Your application',
  toList: 'My refunds',

  takeBack: 'Take this gift back',
  takeBackHint: (hours) =>
    `Within ${counted(hours, 'hour')} after paying, while the money has not been withdrawn, you can take a gift back yourself, free of charge. This can't be undone; to give again you would pay again.`,
  takeBackAsked: (days) =>
    `The story or target of this appeal changed after your gift. For ${counted(days, 'day')} from the change, while the money has not been withdrawn, you can take it back yourself, free of charge. If you want it to stay, there is nothing to do.`,
  takeBackNow: (amount) => `Take ${amount} yuan back`,
  orderHelp: {
    waiting: (amount, account) =>
      `${amount} yuan is waiting to go back${account ? ` to ${account}` : ''}.`,
    returning: (amount, account) =>
      `${amount} yuan is going back${account ? ` to ${account}` : ''}. When it arrives is up to the bank.`,
    failed: (amount) =>
      `${amount} yuan did not go back yet; we try again under the same refund number.`,
    needsAccount: (amount) =>
      `${amount} yuan can't go back the way it came. Please give a bank account; the money is kept for you.`,
    returned: (amount, account) =>
      `${amount} yuan went back ${account ? `to ${account}` : 'the way it came'}.`,
    passedOn: (amount) => `${amount} yuan went on to another family, as its donor chose.`,
  },
  seeRefund: 'See the refund',

  reviewFields: {
    matched: 'Matched, back to its sponsor',
    kind: 'Kind',
    reason: 'Reason',
    amount: 'Goes back',
    gifts: 'Gifts',
    applicant: 'Applicant',
    evidence: 'Papers',
    payouts: 'Paid out before',
    reviewer: 'Reviewer',
  },
  staffApplicant: 'The platform',
  ownerApplicant: 'The fundraiser',
  checks: {
    whole: 'Nothing was paid out; every gift goes back whole.',
    part: (percent) => `A part was paid out; about ${percent}% of each gift goes back.`,
    report: (count) => `${counted(count, 'report is', 'reports are')} still open.`,
    noReport: 'No report is open.',
    withdrawal: 'A withdrawal is not over; the release would be refused.',
    launched: 'The fundraiser has confirmed it.',
    frozen: 'Money out is frozen; the release would be refused.',
  },
  differenceFields: {
    gateway: 'Payment service',
    day: 'Day of the bill',
    kind: 'Difference',
    number: 'Number',
    ours: 'Our books',
    theirs: 'Their books',
    foundOut: 'Found out so far',
  },
  differences: {
    missingHere: 'They have it, we do not',
    missingThere: 'We have it, they do not',
    amountDiffers: 'Amounts differ',
    duplicate: 'Twice in their books',
    statusDiffers: 'States differ',
  },
  kindOf: (subject: string, difference: string) => `${subject}: ${difference}`,
  subjects: {
    payment: 'Payment',
    refund: 'Refund',
    payout: 'Payout',
    return: 'Returned payout',
    sweep: 'Move to the custody bank',
    topUp: 'Move from the custody bank to the gateway',
    settlement: 'Settlement by the gateway',
  },
  gateways: {
    'sandbox-wechat': 'WeChat Pay (demo)',
    'sandbox-alipay': 'Alipay (demo)',
    'sandbox-bank': 'Bank of payouts (demo)',
    'sandbox-other-bank': 'Another bank of payouts (demo)',
  },
  differenceTitle: (day) => `Difference of ${day}`,
  differenceHint: 'It is cleared up once its cause is found and mended; write down what it was.',
  differenceChecks: {
    gift: 'Its order is not in our books, so nobody knows which appeal it was for. Cleared up, the money is booked as unmatched and goes back to its payer by itself.',
    payout:
      'Cleared up, it is booked on its withdrawal, and you answer for its release. While that is in review or in its notice, it waits.',
    written:
      'Its withdrawal is lost too. Compare with the bank’s receipt: the first who clears it up writes the withdrawal from that, free of a fee; another who does so books it as paid.',
    namedInWords:
      'This account belongs to more than one appeal. Write the number of the appeal in your words.',
    unknown:
      'No reviewed account of ours is this one, so it cannot be booked. Write down what was found; then two people lift the freeze.',
  },
  absent: 'none',

  receiptFields: {
    receipt: 'Receipt',
    amount: 'Amount',
    number: 'Payment number',
    gatewayNumber: "Gateway's number",
    giver: 'Account of the payer',
  },
  receiptKinds: {
    late: 'Arrived after its order was closed',
    double: 'Paid twice for one order',
    takenBack: 'A support of Warmlight that was taken back',
    lost: 'Its order was lost when a backup was restored',
  },
  receiptTitle: 'A payment for an unknown appeal',
  receiptGuest: 'Not signed in',
  receiptCheck:
    'The gateway will not send this money back. It lies with the unmatched receipts and belongs to no appeal. Please speak to the payer and the gateway, and try again once it is mended.',
  stuckFields: {
    failing: 'Tried for hours and not back',
    waiting: 'No account given for a week',
    left: 'Left once the refund was over',
  },
  stuckGifts: (count, amount) => `${counted(count, 'gift')}, ${amount} yuan`,
  stuckChecks: {
    failing: 'The case file says why each gift did not go back.',
    waiting:
      'The donors have given no account: please try to reach them. For guests and closed accounts, prove who they are and that the account is theirs, and enter it in the case file; a colleague confirms.',
    proposed:
      'An account that a colleague entered waits to be confirmed or refused in the case file.',
    left: 'Money came back to this appeal after a refund by the platform. Each gift is returned once, so the system neither returns it nor gives it to the family: see to it as agreed.',
  },
  startTitle: 'Start a refund',
  startHint:
    'The appeal takes no more gifts from then on; two colleagues review and release it. A refund that the fundraiser applied for and did not confirm is cancelled. Once it is released, donors and the public reports show the reason given here.',
  startKind: 'Kind of reason',
  startSubmit: 'Start the refund',
  progressTitle: 'How far the refund is',
  failedTitle: 'Gifts that did not go back',
  failedHint:
    'They are tried again by themselves under the same number, at least every hour. Once the cause is known you may try at once.',
  failedNext: (time) => `next at ${time}`,
  failedDue: 'about to be tried',
  failedWaits: 'waiting for the donor to name an account',
  proposeTitle: "Enter the donor's account",
  proposeHint:
    'Only for donors who have no account here. First prove that they paid the gift and that the account is theirs. Another releaser or administrator confirms before it is paid.',
  proposeReason: 'How it was proven (stays on the trail)',
  proposeSubmit: 'Submit for a colleague to confirm',
  proposedAccount: (refundNo, amount, account) =>
    `Refund ${refundNo}, ${amount} yuan, to ${account}`,
  failedNobody: 'The donor has no account here: staff find out where it goes',
  failedRetry: 'Try again now',
};
