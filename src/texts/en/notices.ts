import type { PhoneChangeStep } from '#src/shared/accounts/lost-phone/phone-change.ts';
import type { GreenState } from '#src/shared/advisers/green/green-steps.ts';
import type { StopReason } from '#src/shared/monthly/monthly-rules.ts';
import type { NoticeParams } from '#src/shared/notices/notice-kinds.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { ReportReason } from '#src/shared/reports/reasons.ts';
import { feePercentageStr } from '#src/shared/withdrawals/fee.ts';
import { partNames } from '#src/texts/part-names.ts';
import { placeName } from '#src/texts/place-name.ts';
import type { Texts } from '#src/texts/texts-type.ts';
import { counted } from './counted.ts';
import { leads } from './leads.ts';
import { lostPhone } from './lost-phone.ts';
import { monthly } from './monthly.ts';
import { raising } from './raising.ts';
import { reports } from './reports.ts';
import { withdrawals } from './withdrawals.ts';

const money = ({ amountInFen }: NoticeParams) => `${yuan(Number(amountInFen ?? 0), 'en')} yuan`;
const about = ({ caseTitle }: NoticeParams) => (caseTitle ? `“${caseTitle}”` : 'this appeal');
const given = ({ caseTitle }: NoticeParams) =>
  caseTitle ? `to “${caseTitle}”` : 'to families that few see';
const onDay = ({ day }: NoticeParams) => (day ? `on ${day}` : 'on its day');
/** It is one of two that are looked at one after the other. */
const stageOf = ({ stage }: NoticeParams) => {
  if (stage === 'material') return ' (the part of what withdrawals need that was handed in)';
  return stage === 'base' ? ' (what makes it public)' : '';
};
/** These are the parts that staff sent back, as the checklist calls them. */
const inParts = ({ sheets = '' }: NoticeParams) => {
  const names = partNames(String(sheets), raising).map((name) => `“${name}”`);
  return names.length > 0 ? ` in ${names.join(', ')}` : '';
};
const reasonOf = ({ reason }: NoticeParams) => reports.reasons[reason as ReportReason] ?? '';
const because = ({ words }: NoticeParams) => (words ? ` Our staff say: ${words}` : '');

/** It is told when staff answered who says to treat a patient. */
const doctorStep = ({ level }: NoticeParams) => {
  if (level === 'confirmed') return 'your hospital confirmed you, and the page says so.';
  if (level === 'cardSeen') {
    return 'our staff saw your work card or paper, and the page says so. A code of your hospital, or its answer, would say more.';
  }
  return 'what we have does not show who you are, so the page stays as it is. You may hand in another photo, or type a code that your hospital gave you.';
};

/** It is told at each step of a change: sent, passed, refused. */
const bankStep = (of: NoticeParams) => {
  const account = `The new payee's account of ${about(of)}`;
  if (of.step === 'passed') {
    return `${account} has passed review and is paid to once its cooling-off period is over.`;
  }
  if (of.step === 'refused') return `${account} did not pass review; the account stays as it was.`;
  return `${account} has been sent and is in review; nothing is paid meanwhile.`;
};
const feeOf = ({ option, basisPoints }: NoticeParams) =>
  [
    withdrawals.fee.none,
    `${withdrawals.fee.charge} ${withdrawals.fee.rate(feePercentageStr(Number(basisPoints)))}`,
    withdrawals.fee.waive,
    withdrawals.fee.subsidise,
  ][Number(option) - 1] ?? '';

export const notices: Texts['notices'] = {
  donationReceived: {
    name: 'My donation arrived',
    title: 'Your donation has arrived',
    words: (of) => `Your ${money(of)} for ${about(of)} arrived. Thank you.`,
  },
  paymentUnmatched: {
    name: 'Charged too much',
    title: 'What was charged too much goes back',
    words: (of) =>
      `${money(of)} too much was charged when you paid for ${about(of)}. It counts for no appeal and is on its way back the way it came; you need not ask.`,
  },
  supportUnmatched: {
    name: 'Charged too much for supporting Warmlight',
    title: 'What was charged too much goes back',
    words: (of) =>
      `${money(of)} too much was charged when you paid to support Warmlight itself. It counts for nothing and is on its way back the way it came; you need not ask.`,
  },
  donationRefunded: {
    name: 'My donation was returned',
    title: 'Your donation was returned',
    words: (of) =>
      `Your ${money(of)} for ${about(of)} went back ${of.toAccount ? 'to the account you gave' : 'the way it came'}. Your bank decides when it shows.`,
  },
  giftPassedOn: {
    name: 'My donation went on to another family',
    title: 'As you chose, your donation went on',
    words: (of) =>
      `An appeal you gave to returned what it did not use. As you chose, ${money(of)} of your gift went on to ${about(of)}.`,
  },
  monthlyStarted: {
    name: 'Monthly gifts begun',
    title: 'Your monthly gift is signed',
    words: (of) =>
      `${money(of)} a month ${given(of)}. You are told again before the first charge, and can pause or end it at any time.`,
  },
  monthlyAhead: {
    name: 'Before a monthly gift is charged',
    title: 'Your monthly gift is charged in a few days',
    words: (of) =>
      `${money(of)} ${given(of)} ${onDay(of)}. If you would rather not, pause or end it now.`,
  },
  monthlyRefused: {
    name: 'A monthly gift was not charged',
    title: 'Your monthly gift could not be charged yet',
    words: (of) =>
      `${money(of)} ${given(of)} could not be charged, and nothing was taken. It is tried again ${onDay(of)}.`,
  },
  monthlyPaused: {
    name: 'A monthly gift is paused',
    title: 'Your monthly gift is paused',
    words: (of) =>
      `${money(of)} ${given(of)} could not be charged after several tries, and nothing was taken. Resume it once your wallet can pay.`,
  },
  monthlySkipped: {
    name: 'A month without a charge',
    title: 'Your monthly gift was not charged this month',
    words: (of) =>
      `${money(of)} ${given(of)} was not charged this month. The reason is under “Monthly gifts”.`,
  },
  monthlyEnded: {
    name: 'Monthly gifts ended',
    title: 'Your monthly gift has ended',
    words: (of) =>
      `${money(of)} a month ${given(of)} has ended; nothing more is charged. ${monthly.reasons[(of.reason as StopReason) ?? 'asked']}`,
  },
  bigDonation: {
    name: 'A large donation',
    title: 'A large donation arrived',
    words: (of) => `${about(of)} received ${money(of)}. A few words of thanks would be kind.`,
  },
  caseProgress: {
    name: 'News of an appeal',
    title: 'An appeal has news',
    words: (of) => `There is news of ${about(of)}.`,
  },
  goodsSent: {
    name: 'Goods are on their way',
    title: 'What you chose is on its way',
    words: (of) =>
      `${of.thing ? `“${of.thing}”` : 'What you chose'} from ${about(of)} was sent. How to follow it is under “What I chose”; please confirm there once it has arrived. After ${of.days ?? ''} days it counts as received, unless you asked for a return.`,
  },
  goodsPaid: {
    name: 'Somebody chose a thing',
    title: 'Somebody chose a thing: please send it',
    words: (of) =>
      `${of.thing ? `“${of.thing}”` : 'A thing'} of ${about(of)} was paid: please send it within ${of.days ?? ''} days. Name and address are under “Things to send”; add the tracking number there. The money can be withdrawn once it has arrived.`,
  },
  goodsUnsent: {
    name: 'A paid thing is not sent',
    title: 'A paid thing should be on its way by now',
    words: (of) =>
      `${of.thing ? `“${of.thing}”` : 'A thing'} of ${about(of)} was paid, and the day by which you promised to send it has passed. Please send it and add the tracking number under “Things to send”. Until then, whoever chose it can take the gift back.`,
  },
  goodsReturnAsked: {
    name: 'A return is asked for',
    title: 'Somebody asks for a return: please answer',
    words: (of) =>
      `Whoever chose ${of.thing ? `“${of.thing}”` : 'a thing'} of ${about(of)} asks for the money back. Agree, or say why not, under “Things to send”; after ${of.days ?? ''} days the platform decides.`,
  },
  goodsReturnRefused: {
    name: 'A return was not granted',
    title: 'Your return was not granted',
    words: (of) =>
      `The platform looked at both sides of ${of.thing ? `“${of.thing}”` : 'what you chose'} from ${about(of)} and does not give the money back. ${of.words ?? ''}`,
  },
  commentAnswered: {
    name: 'Answers to me',
    title: 'Someone answered you',
    words: (of) => `${of.nickname ?? 'Someone'} answered you at ${about(of)}.`,
  },
  reviewPassed: {
    name: 'Review passed',
    title: 'Review passed',
    words: (of) => `${about(of)}${stageOf(of)} passed our review.`,
  },
  reviewHeld: {
    name: 'One more check',
    title: 'One more check',
    words: (of) =>
      `The content of ${about(of)} was looked at. Its words or pictures are like those of another appeal, so they are checked once more. It becomes public by itself then; there is nothing you have to do.`,
  },
  reviewRefused: {
    name: 'Review asks for changes',
    title: 'Something needs a change',
    words: (of) =>
      `${about(of)}${stageOf(of)} needs a change${inParts(of)}, only where marked.${because(of)}`,
  },
  aideJoined: {
    name: 'Somebody helps you to fill in',
    title: 'Your invitation was accepted',
    words: (of) =>
      `Somebody now helps you to fill in ${about(of)}. You see what they save, and may end it at any time.`,
  },
  staffAsked: {
    name: 'Our staff ask something',
    title: 'The review has a question: please answer',
    words: (of) =>
      `Reviewing ${about(of)}, our staff have something to ask you. The review goes on once you have answered.`,
  },
  casePublished: {
    name: 'Appeal published',
    title: 'The appeal is public',
    words: (of) => `${about(of)} is public now. You can pass it on to people you know.`,
  },
  caseFlagged: {
    name: 'Appeal under examination',
    title: 'The appeal is being examined',
    words: (of) =>
      `${about(of)} is being examined; until then nobody can give to it.${because(of)}`,
  },
  caseCleared: {
    name: 'Examination finished',
    title: 'The appeal goes on',
    words: (of) => `${about(of)} was examined and goes on.${because(of)}`,
  },
  caseStopped: {
    name: 'Appeal stopped',
    title: 'The appeal was stopped',
    words: (of) => `${about(of)} was stopped.${because(of)}`,
  },
  caseChanged: {
    name: 'An appeal I gave to was changed',
    title: 'Story or target of an appeal you gave to changed',
    words: (of) =>
      `Story or target of ${about(of)} changed, and our staff looked at it. What it said before and what it says now is under “What happened so far”.`,
  },
  caseRewritten: {
    name: 'An appeal I gave to changed much',
    title: 'An appeal you gave to changed much: please have a look',
    words: (of) =>
      `Story or target of ${about(of)} changed much; our staff looked at it, and both versions are under “What happened so far”. If you no longer want to give, you can take your gift back under “My donations” within ${of.days ?? ''} days, while the money has not been withdrawn. If you want it to stay, there is nothing to do.`,
  },
  givenToStopped: {
    name: 'An appeal I gave to was stopped',
    title: 'The platform stopped an appeal you gave to',
    words: (of) =>
      `The platform stopped ${about(of)}: nobody can give to it, and nothing more is withdrawn. Where your gift is can be seen on its page and under “My donations”; you will hear if it is returned.`,
  },
  givenToResumed: {
    name: 'An appeal I gave to goes on',
    title: 'An appeal you gave to goes on',
    words: (of) =>
      `The platform had stopped ${about(of)}. Other staff looked again, and it goes on.`,
  },
  givenToFalse: {
    name: 'An appeal I gave to was found false',
    title: 'An appeal you gave to was found false',
    words: (of) =>
      `We checked ${about(of)}, found it false, and stopped it. What has not been paid to the family goes back to those who gave, once two other members of staff have reviewed the return; you will hear when it begins.`,
  },
  postPassed: {
    name: 'Update published',
    title: 'Your update is published',
    words: (of) => `Your update on ${about(of)} is published.`,
  },
  postRefused: {
    name: 'Update needs a change',
    title: 'Your update needs a change',
    words: (of) => `Your update on ${about(of)} needs a change.${because(of)}`,
  },
  withdrawalApplied: {
    name: 'Withdrawal requested',
    title: 'Withdrawal requested',
    words: (of) => `A withdrawal of ${money(of)} from ${about(of)} is under review.`,
  },
  withdrawalPassed: {
    name: 'Withdrawal passed review',
    title: 'The withdrawal passed review',
    words: (of) =>
      of.urgent
        ? `The urgent withdrawal of ${money(of)} from ${about(of)} passed review. It is about to be paid, and announced to everyone.`
        : `The withdrawal of ${money(of)} from ${about(of)} passed review and is announced to everyone. It is paid after the notice, unless an objection is open.`,
  },
  withdrawalNotice: {
    name: 'Public notice of a withdrawal',
    title: 'A withdrawal was made public',
    words: (of) =>
      of.urgent
        ? `${about(of)} needs money urgently: ${money(of)} passed two of our staff and is paid without waiting for the notice. You can see what for, and report what is wrong.`
        : `${about(of)} is about to withdraw ${money(of)}. During the notice you can see what for, and object.`,
  },
  withdrawalPaid: {
    name: 'Withdrawal paid',
    title: 'Withdrawal paid',
    words: (of) =>
      `${money(of)} from ${about(of)} went to the payee. Please remember to show how it is used.`,
  },
  withdrawalRefused: {
    name: 'Withdrawal refused',
    title: 'The withdrawal was refused',
    words: (of) => `The withdrawal from ${about(of)} was refused; the money is kept.${because(of)}`,
  },
  withdrawalFailed: {
    name: 'Withdrawal failed',
    title: 'The bank returned the withdrawal',
    words: (of) =>
      `The bank returned the withdrawal from ${about(of)}; the money is kept. Please check the payee's account.`,
  },
  withdrawalAnew: {
    name: 'Withdrawal reviewed again',
    title: 'The withdrawal is reviewed again for the new account',
    words: (of) =>
      `The payee's account of ${about(of)} changed, so the ${money(of)} not yet paid is reviewed and shown in public again under it. You need not apply again.`,
  },
  paidBack: {
    name: 'Money paid back',
    title: 'Money that was paid back has arrived',
    words: (of) =>
      `${money(of)} that the payee paid back has arrived and belongs to ${about(of)} again.`,
  },
  feeChanged: {
    name: 'Service fee changed',
    title: 'The service fee changed',
    words: (of) =>
      `From the next withdrawal from ${about(of)} on: ${feeOf(of)} One you have applied for stays as it is.${because(of)}`,
  },
  withdrawalObjected: {
    name: 'Objection to a withdrawal',
    title: 'Somebody objected to the withdrawal',
    words: (of) =>
      `Somebody objected to the withdrawal of ${money(of)} from ${about(of)}, so payment waits. Read what is said and answer it with your withdrawals; once staff have read it, both are shown with their answers.`,
  },
  withdrawalCleared: {
    name: 'Objection dismissed, withdrawal goes on',
    title: 'The objection to the withdrawal does not hold',
    words: (of) =>
      `Staff looked into the objection to the withdrawal of ${money(of)} from ${about(of)} and found that it does not hold: it no longer affects this withdrawal.${because(of)}`,
  },
  objectionUpheld: {
    name: 'Objection found right',
    title: 'Your objection was found right',
    words: (of) =>
      `Your objection to a withdrawal from ${about(of)} was found right; what has not left is not paid.${because(of)}`,
  },
  objectionDismissed: {
    name: 'Objection dismissed',
    title: 'Your objection does not hold',
    words: (of) =>
      `Staff looked into your objection to a withdrawal from ${about(of)} and found that it does not hold.${because(of)}`,
  },
  fundUseDue: {
    name: 'Proof of use is due',
    title: 'Please show how the money is used',
    words: (of) => `After the payout for ${about(of)}, please add the bills, for those who gave.`,
  },
  fundUseOverdue: {
    name: 'Proof of use is overdue',
    title: 'Proof of use is overdue',
    words: (of) =>
      `The proof of use for ${about(of)} is missing. Until it is there, nothing more can be withdrawn.`,
  },
  refundPassed: {
    name: 'Refund application passed',
    title: 'Your refund application has passed',
    words: (of) =>
      `The refund of ${about(of)} has passed the review. Open the refund page and confirm it; only then are gifts returned.`,
  },
  refundRefused: {
    name: 'Refund application refused',
    title: 'Your refund application was refused',
    words: (of) =>
      `The refund of ${about(of)} was refused, and the appeal is again what it was before.${because(of)}`,
  },
  refundNeedsAccount: {
    name: 'Refund needs an account',
    title: 'Your gift cannot go back the way it came',
    words: (of) =>
      `${money(of)} of your gift to ${about(of)} can't go back the way it came. Please give a bank account under "My refunds"; the money is kept for you.`,
  },
  refundStarted: {
    name: 'Refund started',
    title: 'Donations are being returned',
    words: (of) => `${about(of)} is returning donations to those who gave. There is nothing to do.`,
  },
  refundDone: {
    name: 'Refund complete',
    title: 'Refund complete',
    words: (of) => `All donations in the refund of ${about(of)} were returned.`,
  },
  platformRefund: {
    name: 'Refund by the platform',
    title: 'A refund of your appeal by the platform',
    words: (of) =>
      of.step === 'dropped'
        ? `The platform no longer refunds ${about(of)}, which is again what it was before.`
        : `The platform has begun a refund of ${about(of)}. Two other members of staff review it; meanwhile the appeal takes no gifts.${of.calledOff ? ' Your own application for a refund is cancelled by it.' : ''} Please contact us if you disagree.`,
  },
  refundFailed: {
    name: 'Refund failed',
    title: 'The refund did not go through',
    words: (of) =>
      `${money(of)} of your gift to ${about(of)} did not go back yet. The money is kept; we try again and our staff look into it. There is nothing you need to do.`,
  },
  phoneChanged: {
    name: 'Phone changed',
    title: 'Your phone was changed',
    words: () =>
      'The phone of your account was changed, and every other device was signed out. If this was not you, contact us at once.',
  },
  phoneWaits: {
    name: 'Request to change my phone',
    title: lostPhone.title,
    words: ({ step = 'asked', dueAt = 0 }) =>
      lostPhone.told[step as PhoneChangeStep](Number(dueAt)),
  },
  bankChanged: {
    name: 'Payee account changed',
    title: "Change of the payee's account",
    words: (of) => `${bankStep(of)} If this was not you, contact us at once.${because(of)}`,
  },
  payeeNameDiffers: {
    name: "Check of the payee's name",
    title: "Please check the payee's name",
    words: (of) =>
      `The bank says that the account for ${about(of)} is not under the ${of.payee === 'hospital' ? "hospital's" : "payee's"} name you gave. Open this to see what to check and how to change it.`,
  },
  verificationAnswered: {
    name: 'Answers to my verification',
    title: 'Your verification was answered',
    words: (of) => `${of.nickname ?? 'Someone'} answered your verification of ${about(of)}.`,
  },
  doctorAnswered: {
    name: 'Whether I am confirmed as medical staff',
    title: 'Our staff looked at who you are',
    words: (of) => `${about(of)}: ${doctorStep(of)}`,
  },
  reportAnswered: {
    name: 'Answer to my report',
    title: 'Your report was answered',
    words: (of) => `We looked into your report of ${about(of)}.${because(of)}`,
  },
  reportUpheld: {
    name: 'Report found right',
    title: 'A report of your appeal was found right',
    words: (of) =>
      `Somebody reported ${about(of)} (${reasonOf(of)}), and staff found it right. Please answer it in your next application for a withdrawal; nothing is paid out before.`,
  },
  discussionOpened: {
    name: 'Asked to explain in public',
    title: 'Please explain something in public',
    words: (of) =>
      `The platform asks you to explain something of ${about(of)} in public; nothing is withdrawn or paid out meanwhile.${because(of)}`,
  },
  discussionRefused: {
    name: 'Explanation needs more',
    title: 'Your explanation needs more',
    words: (of) => `Your explanation of ${about(of)} cannot be published yet.${because(of)}`,
  },
  discussionPublic: {
    name: 'My explanation is public',
    title: 'Your explanation is public',
    words: (of) =>
      `Your explanation of ${about(of)} is public, and those who gave say what they think of it. Our staff decide in the end.`,
  },
  discussionVote: {
    name: 'Donors are asked',
    title: 'An appeal you gave to was explained in public',
    words: (of) =>
      `The fundraiser of ${about(of)} explained something in public. You gave, so you can read it and say what you think.`,
  },
  discussionEnded: {
    name: 'Result of a public explanation',
    title: 'A public explanation has its result',
    words: (of) =>
      `The public explanation of ${about(of)} has ended: ${of.outcome === 'kept' ? 'the explanation stands, and the appeal goes on.' : 'the explanation does not stand, and what is left goes back to those who gave.'}${because(of)}`,
  },
  wishHidden: {
    name: 'Wishes taken down',
    title: 'A wish of yours was taken down',
    words: (of) => `Staff took a wish of yours down from the wishing tree.${because(of)}`,
  },
  activityAnswered: {
    name: 'Answers about matching',
    title: 'Your wish to take part was answered',
    words: (of) => {
      const name = of['name.en'] ?? of.name ?? '';
      return `${of.outcome === 'passed' ? `Your appeal takes part in “${name}” from now on.` : `Your appeal was not taken into “${name}”.`}${because(of)}`;
    },
  },
  bonfireJoined: {
    name: 'Somebody joins my bonfire',
    title: 'Somebody joined the bonfire you lit',
    words: (of) =>
      `${counted(Number(of.members ?? 0), 'person is', 'people are')} in your bonfire for ${about(of)} by now.`,
  },
  bonfireReached: {
    name: 'Steps of my bonfire',
    title: 'Your bonfire reached a step',
    words: (of) =>
      `${counted(Number(of.members ?? 0), 'person', 'people')} together, and the sponsor gave ${money(of)} to ${about(of)}.`,
  },
  bonfireBrought: {
    name: 'A bonfire brought something',
    title: 'People lit a bonfire, and a sponsor gave',
    words: (of) =>
      `${counted(Number(of.members ?? 0), 'person', 'people')} together, and the sponsor gave ${money(of)} to ${about(of)}.`,
  },
  bonfireEnded: {
    name: 'My bonfire is over',
    title: 'Your bonfire is over',
    words: (of) =>
      Number(of.amountInFen ?? 0) > 0
        ? `Its time is over. It brought ${money(of)} to ${about(of)}, which stays there. Thank you all.`
        : `Its time is over. It reached no step this time; what you all gave stays with ${about(of)}. Thank you.`,
  },
  pennantCame: {
    name: 'Pennants you receive',
    title: 'Someone gave you a pennant',
    words: (of) => `Someone thanked you with a pennant, about ${about(of)}.`,
  },
  invoiceIssued: {
    name: 'Invoices issued',
    title: 'Your invoice is issued',
    words: () => 'The invoice of a service fee that you asked for is issued and can be downloaded.',
  },
  invoiceRefused: {
    name: 'Invoices not issued',
    title: 'An invoice was not issued',
    words: (of) =>
      `The invoice of a service fee that you asked for was not issued. You can ask again once it is mended.${because(of)}`,
  },
  cardHidden: {
    name: 'Cards taken down',
    title: 'A card you wrote was taken down',
    words: (of) => `Staff took down the card of a gift; the gift itself stands.${because(of)}`,
  },
  pennantHidden: {
    name: 'Pennants taken down',
    title: 'A pennant you gave was taken down',
    words: (of) => `Staff took down a pennant that you gave.${because(of)}`,
  },
  teamPageHidden: {
    name: 'Team pages taken down',
    title: 'A team page of yours was taken down',
    words: (of) => `Staff took down a team page that you opened in a venue.${because(of)}`,
  },
  prizeSent: {
    name: 'Prizes on their way',
    title: 'What you won is on its way',
    words: (of) => `The prize that you won was sent.${because(of)}`,
  },
  prizeHeld: {
    name: 'Prizes that cannot be sent',
    title: 'What you won needs another address',
    words: (of) =>
      `We could not send your prize to that address; please say it again.${because(of)}`,
  },
  taskLeft: {
    name: 'Tasks left to you',
    title: 'A colleague left a task to you',
    words: (of) => `${of.nickname ?? 'A colleague'} left a task to you, with a word.`,
  },
  leadGiven: {
    name: 'Families to call',
    title: 'A family waits for your call',
    words: (of) =>
      `A family${of.city ? ` in ${placeName(String(of.city), 'en')}` : ''} left its number. Please call it in time.`,
  },
  greenPathMoved: {
    name: 'News of the doctor channel',
    title: 'Your application to the doctor channel moved on',
    words: (of) =>
      `Your application to the doctor channel: ${leads.green[(of.state as GreenState) ?? 'asked']}.${because(of)}`,
  },
  referralCounted: {
    name: 'Families you invited',
    title: 'A family you invited passed review',
    words: () =>
      'The appeal of a family you invited has passed review. Thank you for telling them.',
  },
  serviceAnswered: {
    name: 'Answers from our service',
    title: 'Our service answered',
    words: (of) => `Your message to our service was answered.${because(of)}`,
  },
};
