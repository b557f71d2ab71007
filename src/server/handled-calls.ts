import { lostPhoneRoutes } from './accounts/lost-phone/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { bonfireRoutes } from './activities/bonfire/routes.ts';
import { holdRoutes } from './activities/holds/routes.ts';
import { matchingRoutes } from './activities/match/matching-routes.ts';
import { pocketRoutes } from './activities/pockets/routes.ts';
import { activityRoutes } from './activities/routes.ts';
import { referralRoutes } from './advisers/referral/routes.ts';
import { adviserRoutes } from './advisers/routes.ts';
import { attributionRoutes } from './attribution/routes.ts';
import { caseRoutes } from './cases/routes.ts';
import { chanceRoutes } from './chance/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { activityDeskRoutes } from './desk/activity-routes.ts';
import { deskCaseRoutes } from './desk/case-routes.ts';
import { leadDeskRoutes } from './desk/lead-routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { taskRoutes } from './desk/task-routes.ts';
import { discussionRoutes } from './discussions/routes.ts';
import { donationRoutes } from './donations/routes.ts';
import { supportRoutes } from './donations/support/routes.ts';
import type { HandledCall } from './door/handle.ts';
import { doorRoutes } from './door/routes.ts';
import { experimentRoutes } from './experiments/routes.ts';
import { dreamRoutes } from './kinds/dream-routes.ts';
import { goodsRoutes } from './kinds/goods/goods-routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { monthlyRoutes } from './monthly/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { cardRoutes } from './papers/cards/routes.ts';
import { certificateRoutes } from './papers/certificate/routes.ts';
import { kitRoutes } from './papers/kit/routes.ts';
import { pennantRoutes } from './papers/pennants/routes.ts';
import { paperRoutes } from './papers/routes.ts';
import { sponsorRoutes } from './papers/sponsor/routes.ts';
import { statementRoutes } from './papers/statements/routes.ts';
import { platformRoutes } from './platform/routes.ts';
import { monthlyReportRoutes } from './points/reports/monthly-routes.ts';
import { yearReportRoutes } from './points/reports/year-routes.ts';
import { pointRoutes } from './points/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import { publicityRoutes } from './publicity/routes.ts';
import { audienceRoutes } from './raiser/audience/routes.ts';
import { raiserRoutes } from './raiser/routes.ts';
import { aideRoutes } from './raising/aides/routes.ts';
import { amountRoutes } from './raising/amount-routes.ts';
import { dreamSheetCalls } from './raising/dream-routes.ts';
import { goodsBaseRoute } from './raising/goods-routes.ts';
import { raisingRoutes } from './raising/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { subsidyRoutes } from './sharing/subsidy-routes.ts';
import { tracingRoutes } from './tracing/routes.ts';
import { allowanceRoutes } from './venues/allowance/routes.ts';
import { venueRoutes } from './venues/routes.ts';
import { venueShareRoutes } from './venues/share/routes.ts';
import { verificationRoutes } from './verification/routes.ts';
import { wishRoutes } from './wishes/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

/** These are all calls that this server answers; each subject adds its own. */
export const handledCalls: readonly HandledCall[] = [
  ...accountRoutes,
  ...lostPhoneRoutes,
  ...attributionRoutes,
  ...caseRoutes,
  ...donationRoutes,
  ...supportRoutes,
  ...doorRoutes,
  ...platformRoutes,
  ...taskRoutes,
  ...activityRoutes,
  ...matchingRoutes,
  ...bonfireRoutes,
  ...pocketRoutes,
  ...activityDeskRoutes,
  ...holdRoutes,
  ...deskCaseRoutes,
  ...leadDeskRoutes,
  ...deskRoutes,
  ...sharingRoutes,
  ...subsidyRoutes,
  ...commentRoutes,
  ...verificationRoutes,
  ...tracingRoutes,
  ...progressRoutes,
  ...raiserRoutes,
  ...audienceRoutes,
  ...raisingRoutes,
  ...aideRoutes,
  ...amountRoutes,
  ...dreamRoutes,
  ...dreamSheetCalls,
  goodsBaseRoute,
  ...goodsRoutes,
  ...mediaRoutes,
  ...monthlyRoutes,
  ...noticeRoutes,
  ...refundRoutes,
  ...publicityRoutes,
  ...withdrawalRoutes,
  ...reportRoutes,
  ...discussionRoutes,
  ...adviserRoutes,
  ...referralRoutes,
  ...experimentRoutes,
  ...wishRoutes,
  ...venueRoutes,
  ...chanceRoutes,
  ...allowanceRoutes,
  ...venueShareRoutes,
  ...paperRoutes,
  ...sponsorRoutes,
  ...statementRoutes,
  ...pennantRoutes,
  ...kitRoutes,
  ...certificateRoutes,
  ...cardRoutes,
  ...[...pointRoutes, ...monthlyReportRoutes, ...yearReportRoutes],
];
