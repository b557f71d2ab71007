import { accountCalls } from './accounts/calls.ts';
import { activityAndVenueCalls } from './activity-calls.ts';
import { adviserCalls } from './advisers/calls.ts';
import { adviserDeskCalls } from './advisers/desk/calls.ts';
import { referralCalls } from './advisers/referral/calls.ts';
import { attributionCalls } from './attribution/calls.ts';
import { caseCalls } from './cases/calls.ts';
import { totalCalls } from './cases/total/calls.ts';
import { commentCalls } from './comments/calls.ts';
import { waterCalls } from './comments/water/calls.ts';
import type { Call } from './contract/call.ts';
import { activityDeskCalls } from './desk/activities/calls.ts';
import { operationCalls } from './desk/calls.ts';
import { deskCaseCalls } from './desk/cases/calls.ts';
import { decisionCalls } from './desk/decisions/calls.ts';
import { figureCalls } from './desk/figures/calls.ts';
import { leadDeskCalls } from './desk/leads/calls.ts';
import { deskSignInCalls } from './desk/sign-in/calls.ts';
import { discussionCalls } from './discussions/calls.ts';
import { donationCalls } from './donations/calls.ts';
import { ownDonationCalls } from './donations/own/calls.ts';
import { supportCalls } from './donations/support/calls.ts';
import { experimentCalls } from './experiments/calls.ts';
import { experimentDeskCalls } from './experiments/desk/calls.ts';
import { dreamCalls } from './kinds/dream/calls.ts';
import { goodsCalls } from './kinds/goods/calls.ts';
import { parcelCalls } from './kinds/parcels/calls.ts';
import { mediaCalls } from './media/calls.ts';
import { monthlyCalls } from './monthly/calls.ts';
import { messageCalls } from './notices/calls.ts';
import { noticeMailCalls } from './notices/mail/calls.ts';
import { pushCalls } from './notices/push/calls.ts';
import { paperCalls } from './papers/calls.ts';
import { cardCalls } from './papers/cards/calls.ts';
import { certificateCalls } from './papers/certificates/calls.ts';
import { kitCalls } from './papers/kit/calls.ts';
import { pennantCalls } from './papers/pennants/calls.ts';
import { statementCalls } from './papers/statements/calls.ts';
import { platformCalls } from './platform/calls.ts';
import { frameCalls } from './platform/frame/calls.ts';
import { pointCalls } from './points/calls.ts';
import { monthlyReportCalls } from './points/monthly/calls.ts';
import { yearReportCalls } from './points/yearly/calls.ts';
import { progressCalls } from './progress/calls.ts';
import { followCalls } from './progress/follow/calls.ts';
import { publicityCalls } from './publicity/calls.ts';
import { magazineCalls } from './publicity/magazine/calls.ts';
import { audienceCalls } from './raiser/audience/calls.ts';
import { raiserCalls } from './raiser/calls.ts';
import { dignityCalls } from './raiser/dignity/calls.ts';
import { questionCalls } from './raiser/questions/calls.ts';
import { thanksCalls } from './raiser/thanks/calls.ts';
import { aideCalls } from './raising/aides/calls.ts';
import { amountCalls } from './raising/amount/calls.ts';
import { raisingCalls } from './raising/calls.ts';
import { launchCalls } from './raising/launch/calls.ts';
import { sheetCalls } from './raising/saving/calls.ts';
import { refundCalls } from './refunds/calls.ts';
import { giftRefundCalls } from './refunds/gift/calls.ts';
import { unusedCalls } from './refunds/unused/calls.ts';
import { reportCalls } from './reports/calls.ts';
import { reviewCalls } from './review/calls.ts';
import { decideManyCalls } from './review/many/calls.ts';
import { passingCalls } from './review/passing/calls.ts';
import { readyCalls } from './review/ready/calls.ts';
import { sharingCalls } from './sharing/calls.ts';
import { miniProgramCalls } from './sharing/mini-program/calls.ts';
import { sharePictureCalls } from './sharing/pictures/calls.ts';
import { tracingCalls } from './tracing/calls.ts';
import { verificationActCalls } from './verification/acts/calls.ts';
import { verificationCalls } from './verification/calls.ts';
import { hospitalCodeCalls } from './verification/hospital-codes/calls.ts';
import { wishCalls } from './wishes/calls.ts';
import { bankChangeCalls } from './withdrawals/bank-change/calls.ts';
import { withdrawalCalls } from './withdrawals/calls.ts';
import { matchPayeeCalls } from './withdrawals/match-payee/calls.ts';
import { objectionCalls } from './withdrawals/objections/calls.ts';

/** It holds every declared call. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...activityAndVenueCalls,
  ...attributionCalls,
  ...caseCalls,
  ...totalCalls,
  ...donationCalls,
  ...ownDonationCalls,
  ...supportCalls,
  ...[...operationCalls, ...deskSignInCalls],
  ...figureCalls,
  ...platformCalls,
  ...frameCalls,
  ...reviewCalls,
  ...decideManyCalls,
  ...passingCalls,
  ...readyCalls,
  ...activityDeskCalls,
  ...deskCaseCalls,
  ...sharingCalls,
  ...sharePictureCalls,
  ...miniProgramCalls,
  ...commentCalls,
  ...waterCalls,
  ...verificationCalls,
  ...[...verificationActCalls, ...hospitalCodeCalls],
  ...tracingCalls,
  ...progressCalls,
  ...followCalls,
  ...raiserCalls,
  ...dignityCalls,
  ...audienceCalls,
  ...questionCalls,
  ...thanksCalls,
  ...raisingCalls,
  ...sheetCalls,
  ...launchCalls,
  ...aideCalls,
  ...amountCalls,
  ...dreamCalls,
  ...goodsCalls,
  ...parcelCalls,
  ...mediaCalls,
  ...[...refundCalls, ...giftRefundCalls],
  ...unusedCalls,
  ...publicityCalls,
  ...magazineCalls,
  ...[...withdrawalCalls, ...bankChangeCalls],
  ...matchPayeeCalls,
  ...objectionCalls,
  ...messageCalls,
  ...noticeMailCalls,
  ...pushCalls,
  ...reportCalls,
  ...discussionCalls,
  ...adviserCalls,
  ...adviserDeskCalls,
  ...leadDeskCalls,
  ...referralCalls,
  ...experimentCalls,
  ...wishCalls,
  ...monthlyCalls,
  ...[...paperCalls, ...certificateCalls, ...cardCalls, ...statementCalls, ...decisionCalls],
  ...[...pennantCalls, ...kitCalls],
  ...[...pointCalls, ...monthlyReportCalls, ...yearReportCalls],
  ...experimentDeskCalls,
];
