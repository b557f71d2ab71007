import type { ActivityView } from '#src/shared/activities/activity-view.ts';
import { flagsOf } from '#src/shared/activities/match-standing.ts';
import { minWithdrawalInFen } from '#src/shared/withdrawals/withdrawal-fields.ts';
import type { ActivityStanding } from './find-standings.ts';

/** An activity under the names that the documents give. */
export function activityViewOf(found: ActivityStanding): ActivityView {
  const { rule, standing, caseInFen, openInFen, matchedInFen, ...told } = found;
  return {
    ...told,
    extInfo: {
      flagInfo: flagsOf(standing),
      shareInfo: null,
      teamInfo: null,
      messageStatusType: standing,
      typeInfo: rule,
    },
    currentCaseMoney: caseInFen,
    drawThreshold: minWithdrawalInFen,
    currentMoney: matchedInFen,
    lastSubsidyCount: openInFen,
  };
}
