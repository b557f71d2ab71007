import type { FieldProblem, ProblemName } from '#src/shared/contract/problem.ts';

export const problems = {
  inputInvalid:
    'Something is not filled in correctly. Please mend what is marked and submit again.',
  idempotencyKeyMissing:
    'The request was incomplete. Please reload the page and try again. Nothing was charged.',
  verifyCodeWrong: 'That code is not right. Please check it and try again.',
  verifyCodeSpent: 'That code is no longer valid. Please ask for a new one.',
  receiptCodeUnknown: 'No donation was found for that receipt code. Please check it and try again.',
  loginExpired: 'Please sign in to go on.',
  loginRevoked: 'This sign-in was removed. Please sign in again.',
  phoneNotBound: 'Please add your phone number to go on.',
  thirdPartyLost: 'The authorisation has ended. Please authorise again.',
  forbidden: 'You may not do this.',
  originRefused:
    'The request came from a place that is not allowed. Please use the pages of this site.',
  notFound: 'We could not find what you asked for.',
  methodNotAllowed: 'This kind of request is not supported.',
  idempotencyConflict:
    'This differs from what was sent before. Please reload the page and submit again. You were not charged twice.',
  caseNotOpen: 'This appeal is not taking donations now. Nothing was charged.',
  donationNotOpen:
    'This donation can no longer be handled that way. Please look at its current state.',
  phoneTaken: 'This phone number belongs to another account.',
  moneyOutFrozen:
    'The accounts are being checked, so nothing can be paid out for now. The money is safe.',
  withdrawalOpen: 'A withdrawal is already being handled.',
  shareNotOpen: 'This appeal should not be shared now. Please look at its current state.',
  commentsClosed: 'This appeal does not take comments now. What you wrote was not sent.',
  verifyClosed: 'This appeal does not take verifications now.',
  alreadyVerified: 'You have verified this appeal already. Each person may do so once.',
  ownVerification: 'The fundraiser, the patient and the payee may not verify their own appeal.',
  alreadyComplained: 'You have complained about this verification already. Staff will look at it.',
  bodyTooLarge: 'What was sent is too large.',
  mediaTypeUnsupported: 'This kind of content is not supported.',
  hostRefused: 'This site is not served at that address.',
  tooManyRequests: 'Too many requests. Please try again in a moment.',
  tooManyCodes: 'Too many codes were asked for. Please try again later.',
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
  verifyCode: 'The code has 6 digits.',
  verifyCodeMismatch: 'This is not the code we sent. Please compare it with the message.',
  verifyCodeSpent: 'This code is no longer good. Please ask for a new one.',
  agreement: 'Please read and accept the agreements first.',
  amount: 'Please enter an amount with at most two decimals.',
  amountTooSmall: 'A donation is at least 1 yuan.',
  amountTooLarge: 'This is above the limit for one donation. Please lower it.',
  nickname: 'A nickname has 1 to 20 characters.',
  receiptCode: 'A receipt code has 12 letters and digits.',
  personName: 'Please give your real name: 2 to 20 Chinese characters, dots allowed within.',
  idCard: 'This is not a valid identity card number. Please check its 18 characters.',
  tooShort: 'Please say a little more.',
  relationOfKind: 'Please choose a relation that fits who you are.',
  ownUrl: 'Only links of this site can be used here.',
} satisfies Record<FieldProblem, string>;
