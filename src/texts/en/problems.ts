import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';

export const problems = {
  inputInvalid:
    'Something is not filled in correctly. Please correct what is marked and submit again.',
  idempotencyKeyMissing:
    'The request was incomplete. Please reload the page and try again. Nothing was charged.',
  verifyCodeWrong: 'That code is not right. Please check it and try again.',
  verifyCodeSpent: 'That code is no longer valid. Please ask for a new one.',
  receiptCodeUnknown: 'No donation was found for that receipt code. Please check it and try again.',
  loginExpired: 'Please sign in to go on.',
  loginRevoked: 'This sign-in was removed. Please sign in again.',
  phoneNotBound: 'Please add your phone number to go on.',
  freshCodeNeeded: 'First confirm that it is you, with a code sent to your phone.',
  freshFactorNeeded: 'First confirm that it is you, with a new code from your authenticator.',
  thirdPartyLost: 'The authorisation has ended. Please authorise again.',
  forbidden: 'You may not do this.',
  secondFactorNeeded: 'First give the code from your authenticator.',
  originRefused:
    'The request came from a place that is not allowed. Please use the pages of this site.',
  notFound: 'We could not find what you asked for.',
  methodNotAllowed: 'This kind of request is not supported.',
  idempotencyConflict:
    'This differs from what was sent before. Please reload the page and submit again. You were not charged twice.',
  caseNotOpen: 'This appeal is not taking donations now. Nothing was charged.',
  caseFilled:
    'This appeal has just reached its target and takes no more gifts. Nothing was charged. Many families are further from theirs.',
  tooManyUnpaid:
    'You have 10 gifts that are not paid. Please pay or cancel one first; an unpaid one ends by itself after 2 hours. Nothing was charged this time.',
  donationNotOpen:
    'This donation can no longer be handled that way. Please look at its current state.',
  phoneTaken: 'This phone number belongs to another account.',
  phoneHeld:
    'The phone can’t be changed this way now: a withdrawal is not paid yet, the payee’s account is being changed, or the account has a staff role. Nothing was changed.',
  moneyOutFrozen:
    'The accounts are being checked, so nothing can be paid out for now. The money is safe.',
  withdrawalOpen: 'A withdrawal is already being handled.',
  shareNotOpen: 'This appeal should not be shared now. Please look at its current state.',
  commentsClosed: 'This appeal does not take comments now. What you wrote was not sent.',
  verifyClosed: 'This appeal does not take verifications now.',
  alreadyVerified: 'You have verified this appeal already. Each person may do so once.',
  ownVerification: 'The fundraiser, the patient and the payee may not verify their own appeal.',
  accountInUse:
    'You still have an appeal that has not ended, money on its way out of it, a gift on its way back or to an appeal whose refund is asked for, or a staff role, so the account can’t be closed now. Nothing was changed.',
  reportOpen:
    'You have reported this appeal already. Our staff are looking into it and will tell you.',
  verifiedByYou: 'This verification is your own.',
  alreadyComplained: 'You have complained about this verification already. Staff will look at it.',
  taskNotHeld:
    'You do not hold this task: claim it first, or leave it to who did. Nothing changed.',
  questionOpen: 'A question about this task waits for the family already.',
  questionEnded: 'This question is answered already, or needs no answer any more.',
  taskDecided: 'This task was decided already; another decision has no effect.',
  taskChanged: 'The content was changed just now. Look at it again before you decide.',
  lookAlone: 'This has pictures or an alarm: open it by itself and decide there.',
  ownTask:
    'What you submitted or passed yourself, or belongs to an appeal of your own, is for a colleague.',
  secondPersonNeeded: 'Another person with the right role has to confirm this.',
  feeOptionHolds: 'This is how the fee of this appeal is paid already, so nothing would change.',
  proposalNotOpen: 'This proposal was settled already, or one is waiting.',
  testRuns: 'A test at the cashier is running. Stop it before the next one begins.',
  factorAlreadySet: 'An authenticator is set up. To change it, give its current code first.',
  caseStateRefuses: 'The appeal is in a state that does not allow this. Nothing changed.',
  postsClosed: 'This appeal takes no updates now. What you wrote was not sent.',
  postShown: 'This update is public and can no longer be changed. You can post another one.',
  fundUseNotOwed: 'No payout waits for its use to be shown, or this one has been explained.',
  fundUseOverdue:
    'The use of an earlier payout is overdue. Nothing more is paid until it is shown and passed.',
  tooManyFollowed: 'You follow too many appeals. Unfollow some first.',
  reviewerHelps: 'Whoever reviews appeals cannot fill one in. Please ask somebody else to help.',
  aidesFull:
    'Three people help or are invited already. End one of them, or take a link back, first.',
  inviteOver:
    'This invitation was used, taken back, or is too old. Please ask the family for a new one.',
  ownCaseHelp: 'This is your own appeal: you fill it in anyway.',
  caseNotEditable: 'This appeal can’t be changed now. Its page says where it stands.',
  partInReview: 'This part is being reviewed. You can change it once there is an answer.',
  payeeDecided:
    'The payee account has just been decided on and can no longer be taken back. This page and your messages say how.',
  partsMissing: 'Some parts are not complete yet. Please fill in what the list names.',
  nothingToSubmit: 'There is nothing new to submit.',
  patientHasCase:
    'This person has an open appeal already, and there can be only one at a time. Please ask the family member who started it, or call the helpline.',
  caseNotReady: 'The basic part has not passed review yet, so the appeal can’t be published.',
  tooManyCases: 'You have 5 unfinished appeals already. Please finish one of them first.',
  savedElsewhere:
    'You also changed this form elsewhere; both versions are kept. Choose below, then save once more.',
  kindClosed:
    'The platform does not take new appeals of this kind at present. Public ones go on as they are.',
  otherKind: 'This page is not part of this kind of appeal. Please start from the checklist.',
  gearGone:
    'This has just run out, and nothing was charged. Please choose another, or simply give.',
  addressNeeded: 'Please fill in an address for delivery first. Nothing was charged.',
  gearSent:
    'It was sent, so the money can’t simply be taken back. Open it under “What I chose” and ask for a return.',
  gearMovedOn: 'This order has moved on. Please load the page again.',
  gearNotPaid: 'This one is not paid, or was given back, so there is nothing to send now.',
  discussionOpen:
    'This appeal is being explained in public; this is not possible before that ends.',
  discussionNotOpen:
    'The public explanation is not at this step now. Please reload; nothing was changed.',
  nothingToDiscuss:
    'Nobody reported this appeal, and it is not marked as at risk: there is nothing to explain in public.',
  onlyDonorsVote:
    'Only those who gave to this appeal, and have not taken it all back, can vote. If you gave without an account, sign in on the device and in the browser you gave with.',
  refundOpen: 'A refund of this appeal is already under way.',
  refundNotOpen:
    'This refund is at another step now; please look at its latest state. Nothing has changed.',
  nothingToRefund: 'There is no money of this appeal left to give back.',
  graceOver:
    'You can no longer take this gift back yourself. Please call the helpline with any question.',
  monthlyThere:
    'You already give to this family each month. Change or resume it under “Monthly gifts”.',
  monthlyNotOffered:
    'This way to pay cannot charge month by month. Choose another; nothing was charged.',
  monthlyFull: 'At most 10 monthly gifts run at once. You could end one first.',
  monthlyNotOpen: 'This monthly gift has ended, or is not signed yet, so it cannot be changed.',
  choiceOver:
    'This gift has gone back or on already, or cannot go that way. The choice has not changed.',
  accountNotNeeded: 'This refund needs no account right now.',
  donorGivesAccount: 'The donor has an account here, so only they say where the gift goes.',
  payeeNotReady:
    'The payee account has not passed review, or is in its cooling-off period, so nothing can be paid yet.',
  cannotCash: 'Money cannot be withdrawn yet. The withdrawal page lists why and what to do.',
  withdrawalNotOpen: 'This withdrawal is no longer at this step. Reload to see where it is.',
  noticeRunning: 'The public notice is still running; the money is paid after it ends.',
  findingUnanswered:
    'Something was found against this appeal before, and its family has not answered it yet; nothing is paid until then.',
  objectionOpen: 'An objection is still unanswered, so nothing is paid yet.',
  objectionClosed:
    'The notice has ended or this money has left, so objections are closed. You can still report the appeal.',
  alreadyObjected: 'You have already objected to this withdrawal. Staff will answer in public.',
  ownWithdrawal: 'You cannot object to your own withdrawal.',
  subsidyPoolEmpty: 'The pool that pays the service fee lacks money. Fill it before this is paid.',
  activityStateRefuses: 'This activity does not allow that now. Nothing changed.',
  caseInActivity: 'One of these appeals is in another activity; it can be in one at a time.',
  activityAsked:
    'This appeal has asked to take part in another activity. One question at a time waits for its answer.',
  bonfireNotNow: 'No bonfire can be started for this appeal right now. You can still give to it.',
  bonfireEnded: 'This bonfire is over. What it brought stays with the appeal.',
  lotteryClosed: 'This lottery does not run now.',
  lotteryThere: 'There is a lottery in this place at that time already.',
  noChanceLeft: "Today's chances are taken; there is a free one tomorrow.",
  loveValueLacks: 'There is too little love value for a draw. A free chance comes every day.',
  adultsOnly: 'Lotteries are for adults alone: please say first that you are at least eighteen.',
  notForThisAccount: 'This account does not take part in lotteries.',
  prizeNotOpen: 'It is on its way, or the time to say where it goes is over.',
  venueClosed: 'The venue does not run now, so no team page can be opened.',
  pennantNotMet:
    'You can thank people you both know of by an appeal: a gift that was not anonymous, a public verification, comment or update.',
  pennantGiven: 'A pennant of this kind is given to one person once.',
  visitsMissing: 'You have not come on enough days yet. While the venue runs, come again.',
  teamPagesFull: 'One person opens at most 3 team pages in a venue.',
  bonfireFull: 'Every seat of this bonfire is taken. You can still give to the appeal.',
  bonfireNotYours:
    'The family of an appeal, staff, new accounts and devices that are in a bonfire already do not count in it.',
  pocketGone:
    'This pocket went back to its sponsor and can no longer be opened. Your gift is as it was.',
  pocketRests:
    'The appeal cannot take what is in the pocket right now. Nothing changed; you can try again later.',
  allowanceNotNow: 'This venue has nothing to direct right now.',
  allowanceNotYours:
    'This is for newcomers who have given nothing yet and whose account is old enough, once a person and device.',
  allowanceHad: 'Everyone has this once, ever, and you have had yours.',
  allowancePoolEmpty: 'The pool of the sponsor no longer holds one more, so nothing is promised.',
  allowanceCaseRests:
    'This family cannot take it right now. Please choose another one; yours is still there.',
  venueHasAllowance: 'This venue has an allowance that has not ended.',
  inBonfire: 'You are in another bonfire of this appeal; you can be in one at a time.',
  rightNotReached: 'This right opens above 100 love value.',
  grantGone: 'Nothing of it is left with its appeal. Nothing changed.',
  holdOver: 'This was decided before. Nothing changed.',
  poolLacks: 'The pool does not hold that much. Nothing changed.',
  clawbackTooMuch:
    'This is more than was paid out to this appeal and is not back yet. Nothing was changed.',
  statementUsed:
    'This statement number is recorded already: money that arrived counts once. Nothing was changed.',
  paperStands: 'One of these gifts is on another valid receipt. Make that one void first.',
  invoiceStands: 'This fee is on another invoice. Take that one back first.',
  noFeeToInvoice: 'This fee was not charged, or went back: there is nothing to invoice.',
  cardStands: 'This gift has a card. Take it down first to make another.',
  nothingToReceipt:
    'One of these gifts was not paid, is on its way back, or is back: no receipt can be made for it.',
  leadTaken: 'Another adviser has just taken this family.',
  leadNotYours: 'You do not have this family in hand. Nothing has changed.',
  leadClosed: 'This has ended already.',
  noSuchAccount: 'Nobody has signed in with this number yet. Ask the adviser to sign in once.',
  staffAlready: 'This account is staff already, or the adviser has a desk.',
  greenStepRefused: 'The application can’t take this step from where it stands.',
  rewardNotReached: 'You have not reached this step yet.',
  notForStaff: 'Staff do not take part in invitations.',
  bodyTooLarge: 'What was sent is too large.',
  mediaTypeUnsupported: 'This kind of content is not supported.',
  hostRefused: 'This site is not served at that address.',
  tooManyRequests: 'Too many requests.',
  proofNeeded:
    'There were many requests here, so a check comes first: turn on JavaScript and try again, and the page does it by itself; without it, please try again in an hour.',
  tooManyInquiries:
    'You have left several messages today; we will be in touch. If it is urgent, please call us.',
  tooManyCodes: 'Too many codes were asked for.',
  tooManyHospitalCodes:
    'You tried five codes that did not fit. You can verify without a code at once; staff then ask the hospital.',
  tooManyFailed: 'Within an hour, 5 gifts were not paid in the end; nothing was charged this time.',
  tooManyLookUps:
    'You looked at hidden details 30 times within an hour, which administrators see. If it is urgent, ask a colleague.',
  tooManyUploads: 'You have reached the number of photos for one day.',
  bug: 'Something went wrong on our side and was recorded. Please try again later.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  gatewayUnavailable:
    'The payment service did not answer. Nothing was charged. Please try again on this page.',
} satisfies Record<ProblemName, string>;

export const fieldProblems = {
  required: 'Please fill this in.',
  unknown: 'We do not know this. Please check it.',
  malformed: 'This is not in the right form. Please check it.',
  tooLong: 'This is too long. Please shorten it.',
  mobile: 'A mobile number has 11 digits and starts with 1.',
  samePhone: 'This is the number you have now.',
  verifyCode: 'The code has 6 digits.',
  verifyCodeMismatch: 'This is not the code we sent. Please compare it with the message.',
  verifyCodeSpent: 'This code is no longer valid. Please ask for a new one.',
  agreement: 'Please read and accept the agreements first.',
  amount: 'Please enter an amount with at most two decimals.',
  amountTooSmall: 'A donation is at least 1 yuan.',
  amountTooLarge: 'This is above the limit for one donation. Please lower it.',
  nickname: 'A nickname has 1 to 20 characters.',
  receiptCode: 'A receipt code has 12 letters and digits, and never 0, 1, I or O.',
  personName: 'Please give your real name: 2 to 20 Chinese characters, dots allowed within.',
  idCard: 'This is not a valid identity card number. Please check its 18 characters.',
  tooShort: 'Please say a little more.',
  relationOfKind: 'Please choose a relation that fits who you are.',
  alwaysHeard: 'Messages about your own money can’t be turned off.',
  ownUrl: 'Only links of this site can be used here.',
  aboveAvailable: 'This is more than can be withdrawn.',
  withdrawalTooSmall: 'A withdrawal is at least 10 yuan; less only if it is all that is left.',
  tooMany: 'These are too many. Please take some away.',
  picture:
    'This file is not a photo we can use. Open it in your gallery and send a screenshot, or choose another JPG, PNG, WebP or HEIC photo.',
  pictureTooLarge: 'This photo is too large. Please choose another or make it smaller first.',
  factorCode: 'Not the right code. Give the 6 digits your authenticator shows now.',
  factorSpent: 'This code was used already. Wait for the next one.',
  reason: 'Say why, in at least 4 characters.',
  settingValue: 'The value is outside its limits.',
  bankCard: 'Not a valid bank card number. Compare its 16 to 19 digits with the card.',
  bankAccount: 'A hospital account has 8 to 30 digits. Please ask the hospital’s cashier.',
  monthlyAmount: 'Please give whole yuan for each month, from 1 to 2,000.',
  wardPhone:
    'Please give the ward’s telephone in digits and dashes, with an area code, an extension or +86 if you like, for example 010-12345678.',
  wholeYuan: 'Please give whole yuan, digits only, at most 11 of them.',
  moreThanCost: 'With this one the parts add up to more than the whole above. Please check.',
  keptWrong:
    'The number typed before is wrong. It is kept out of sight: please type all of it again.',
  namesInFull:
    'This gives the full name of the patient or payee, and everyone reads it. Please say it otherwise, such as “Xiao Lin” or “my mother”.',
  namedBefore:
    'The public title or story gives this full name. Please say it otherwise there first, such as “Xiao Lin” or “my mother”, then save this.',
  notInsured:
    'Under “Household” you chose no insurance, so this is 0. If there is one, please change it there first.',
  insuranceInBill:
    'Under “Illness and costs” an insurance pays a part. Please choose which one there is, or write 0 there first.',
  targetTooSmall: 'This target is too small. Please ask for at least 1,000 yuan.',
  targetTooLarge: 'This target is above the limit, which its hint names. Please lower it.',
  photosNeeded: 'Please add at least one photo.',
  patientHasCase: 'This person has an open appeal already; there can be only one at a time.',
  fixed: 'This can’t be changed after it passed review. To correct it, call the helpline.',
  payeeIsPatient: 'For the patient as payee, name and identity card must be the patient’s.',
  guardianNeeded: 'For a minor, a guardian agrees. Please choose the guardian’s consent.',
  notMended: 'The review asked you to change this. Please mend it as it says, then save.',
  consent: 'Please make sure that this is so, then tick it.',
  gearPrice: 'The price has just changed. Please choose again at the new price.',
  gearWhole:
    'This one is still missing. If you do not offer this thing, leave all of its fields empty.',
  gearLicence:
    'Prepared food needs the number of its licence, registration or inspection report; everyone can see it.',
  gearNeeded:
    'Please name at least one thing, with its price, pieces, origin and the days until it is sent.',
  month: 'Please write year and month, such as 2026-03, and not in the future.',
  privateWords:
    'There is an identity card, bank card or mobile number, or a messaging account, in it that everyone would read. Please take it out, then send it again.',
  laneClosed:
    'An objection or a report was found right, or a withdrawal was refused, so nothing can be urgent any more. Please withdraw with the usual notice.',
  partsTooSmall:
    'After the fee, each payout needs at least 0.01 yuan. Choose fewer payouts or a larger amount.',
  idNumber: 'This number does not fit the document you chose. Please compare it digit by digit.',
  adult: 'Whoever does this is eighteen or older: please name an adult.',
  birthDate:
    'Check the date of birth: it is not after today, agrees with the number, and a guardian is at least 18.',
  notOfCard: 'This does not agree with the number. Please compare.',
  notOfRelation:
    'This paper does not prove the relation chosen above; choose another. A marriage certificate is of a spouse; if the person helped is also the payee, leave this empty.',
  marriedChild: 'By this card the patient is under age: choose unmarried, or check the number.',
  relationAge:
    'By the ages on the cards this relation cannot be. Check the relation and the number.',
  relationSex: 'The sex on the card does not fit this relation. Check the relation and the number.',
  notPatient:
    'You chose “self”, so the number must be the patient’s. If not, change the relation first.',
  notCompared: 'Not compared yet: tick it once it is, or refuse what it is about.',
  mailAddress: 'This is not an e-mail address. Please check it, character by character.',
  mailRefused:
    'Its mail server says that there is no such mailbox, or that it accepts no e-mail. Please check it, or give another one.',
  taxNumber:
    'This is not a tax number. Please compare it with the business licence, character by character.',
  originalUnopened: 'Open each of its originals yourself first.',
  patientIsPayee:
    'This is the patient’s number. If the patient is the payee, choose “the patient” as payee first.',
  isPatient:
    'This is the patient’s number. If you are the patient, change the relation to “self” first.',
  statementNo:
    'A statement number has 4 to 40 letters and digits. Please copy it from the statement.',
  hospitalCode:
    'No hospital gave this code. Compare it character by character, or leave the field empty: we then ask the hospital.',
  hospitalCodeOther:
    'This code is of another hospital than the one you named. Write the hospital’s name as it is on the paper with the code, or leave the code out.',
  hospitalCodeExpired:
    'This code has expired. Ask your hospital for a new one, or leave the field empty: we then ask the hospital.',
  hospitalCodeUsed:
    'This code was used as often as it may be. Ask your hospital for a new one, or leave the field empty: we then ask the hospital.',
  hospitalCodeRevoked:
    'This code was taken back. Ask your hospital for a new one, or leave the field empty: we then ask the hospital.',
  codeUses: 'A whole number from 1 to 50.',
  codeDays: 'A whole number of days from 1 to 180.',
  endBeforeStart: 'The end is before the start. Please check both days.',
  dayOver: 'This day is over. Please choose today or a later one.',
  ruleDay:
    'A new rule begins tomorrow or later, after the rule before it and before the activity ends.',
  aboveCap: 'This is more than is allowed here. Please lower it.',
} satisfies Record<FieldProblem, string>;
