import { accountProblemCodes } from './account-problems.ts';
import { directedProblemCodes } from './directed-problems.ts';
import type { FieldProblems } from './field-problem.ts';
import { leadProblemCodes } from './lead-problems.ts';
import { loginLossCodes } from './login-loss.ts';
import { monthlyProblemCodes } from './monthly-problems.ts';
import { paperProblemCodes } from './paper-problems.ts';
import { raisingProblemCodes } from './raising-problems.ts';

/** Expected refusals make a closed list: each has its HTTP status and its answer code. */
export const problemCodes = {
  inputInvalid: { status: 400, code: 40000 },
  idempotencyKeyMissing: { status: 400, code: 40000 },
  verifyCodeWrong: { status: 400, code: 40000 },
  verifyCodeSpent: { status: 400, code: 40000 },
  receiptCodeUnknown: { status: 400, code: 40000 },
  loginExpired: { status: 401, code: loginLossCodes.expired },
  loginRevoked: { status: 401, code: loginLossCodes.revoked },
  phoneNotBound: { status: 401, code: loginLossCodes.phone },
  freshCodeNeeded: { status: 401, code: loginLossCodes.stale },
  freshFactorNeeded: { status: 401, code: loginLossCodes.staleFactor },
  thirdPartyLost: { status: 401, code: loginLossCodes.thirdParty },
  forbidden: { status: 403, code: 40300 },
  secondFactorNeeded: { status: 403, code: 40301 },
  originRefused: { status: 403, code: 40300 },
  notFound: { status: 404, code: 40400 },
  methodNotAllowed: { status: 405, code: 40500 },
  idempotencyConflict: { status: 409, code: 40900 },
  caseNotOpen: { status: 409, code: 40901 },
  caseFilled: { status: 409, code: 40912 },
  donationNotOpen: { status: 409, code: 40902 },
  tooManyUnpaid: { status: 409, code: 40913 },
  moneyOutFrozen: { status: 409, code: 40904 },
  withdrawalOpen: { status: 409, code: 40905 },
  shareNotOpen: { status: 409, code: 40910 },
  commentsClosed: { status: 409, code: 40906 },
  verifyClosed: { status: 409, code: 40907 },
  alreadyVerified: { status: 409, code: 40908 },
  ownVerification: { status: 409, code: 40909 },
  alreadyComplained: { status: 409, code: 40911 },
  verifiedByYou: { status: 409, code: 409151 },
  reportOpen: { status: 409, code: 40940 },
  taskNotHeld: { status: 409, code: 40930 },
  taskDecided: { status: 409, code: 40931 },
  taskChanged: { status: 409, code: 40932 },
  ownTask: { status: 409, code: 40933 },
  lookAlone: { status: 409, code: 409150 },
  questionOpen: { status: 409, code: 40942 },
  questionEnded: { status: 409, code: 40943 },
  secondPersonNeeded: { status: 409, code: 40934 },
  proposalNotOpen: { status: 409, code: 40935 },
  testRuns: { status: 409, code: 40944 },
  factorAlreadySet: { status: 409, code: 40936 },
  feeOptionHolds: { status: 409, code: 40938 },
  clawbackTooMuch: { status: 409, code: 40939 },
  caseStateRefuses: { status: 409, code: 40937 },
  postsClosed: { status: 409, code: 40960 },
  postShown: { status: 409, code: 40961 },
  fundUseNotOwed: { status: 409, code: 40962 },
  fundUseOverdue: { status: 409, code: 40964 },
  tooManyFollowed: { status: 409, code: 40963 },
  ...raisingProblemCodes,
  kindClosed: { status: 409, code: 40980 },
  otherKind: { status: 409, code: 40981 },
  gearGone: { status: 409, code: 40982 },
  addressNeeded: { status: 409, code: 40983 },
  gearNotPaid: { status: 409, code: 40984 },
  gearSent: { status: 409, code: 40985 },
  gearMovedOn: { status: 409, code: 40987 },
  refundOpen: { status: 409, code: 40970 },
  refundNotOpen: { status: 409, code: 40971 },
  nothingToRefund: { status: 409, code: 40972 },
  graceOver: { status: 409, code: 40973 },
  accountNotNeeded: { status: 409, code: 40974 },
  donorGivesAccount: { status: 409, code: 40975 },
  payeeNotReady: { status: 409, code: 40990 },
  cannotCash: { status: 409, code: 40991 },
  withdrawalNotOpen: { status: 409, code: 40992 },
  noticeRunning: { status: 409, code: 40993 },
  objectionOpen: { status: 409, code: 40994 },
  findingUnanswered: { status: 409, code: 40986 },
  objectionClosed: { status: 409, code: 40995 },
  alreadyObjected: { status: 409, code: 40996 },
  ownWithdrawal: { status: 409, code: 40997 },
  subsidyPoolEmpty: { status: 409, code: 40998 },
  statementUsed: { status: 409, code: 40999 },
  activityStateRefuses: { status: 409, code: 40969 },
  caseInActivity: { status: 409, code: 40945 },
  activityAsked: { status: 409, code: 40926 },
  bonfireNotNow: { status: 409, code: 40976 },
  bonfireEnded: { status: 409, code: 40948 },
  bonfireFull: { status: 409, code: 40949 },
  bonfireNotYours: { status: 409, code: 40958 },
  inBonfire: { status: 409, code: 40959 },
  ...accountProblemCodes,
  ...directedProblemCodes,
  rightNotReached: { status: 409, code: 40947 },
  discussionOpen: { status: 409, code: 40965 },
  discussionNotOpen: { status: 409, code: 40966 },
  onlyDonorsVote: { status: 409, code: 40967 },
  nothingToDiscuss: { status: 409, code: 40968 },
  venueClosed: { status: 409, code: 40979 },
  teamPagesFull: { status: 409, code: 40988 },
  lotteryClosed: { status: 409, code: 40920 },
  lotteryThere: { status: 409, code: 40919 },
  noChanceLeft: { status: 409, code: 40921 },
  loveValueLacks: { status: 409, code: 40922 },
  adultsOnly: { status: 409, code: 40923 },
  notForThisAccount: { status: 409, code: 40924 },
  prizeNotOpen: { status: 409, code: 40925 },
  ...leadProblemCodes,
  ...paperProblemCodes,
  ...monthlyProblemCodes,
  bodyTooLarge: { status: 413, code: 41300 },
  mediaTypeUnsupported: { status: 415, code: 41500 },
  hostRefused: { status: 421, code: 42100 },
  tooManyRequests: { status: 429, code: 42900 },
  tooManyCodes: { status: 429, code: 42900 },
  tooManyHospitalCodes: { status: 429, code: 42900 },
  tooManyInquiries: { status: 429, code: 42900 },
  proofNeeded: { status: 429, code: 42901 },
  tooManyFailed: { status: 429, code: 42900 },
  tooManyLookUps: { status: 429, code: 42900 },
  tooManyUploads: { status: 429, code: 42900 },
  bug: { status: 500, code: 50000 },
  unavailable: { status: 503, code: 50300 },
  gatewayUnavailable: { status: 503, code: 50300 },
} as const satisfies Record<string, { status: number; code: number }>;

export type ProblemName = keyof typeof problemCodes;

/** It is an expected "no", with who holds it. Anything else thrown is a bug and stays one. */
export class Problem extends Error {
  readonly reason: ProblemName;
  readonly fields: FieldProblems | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly holder: string | undefined;

  constructor(
    reason: ProblemName,
    more: { fields?: FieldProblems; retryAfterSeconds?: number; holder?: string } = {},
  ) {
    super(reason);
    this.name = 'Problem';
    this.reason = reason;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.holder = more.holder;
  }
}
