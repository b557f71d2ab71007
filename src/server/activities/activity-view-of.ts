import type { ActivityView } from '#src/shared/activities/activity-view.ts';
import { stepsOf } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import { flagsOf } from '#src/shared/activities/match-standing.ts';
import { statusCodeOf } from '#src/shared/activities/status-codes.ts';
import { minWithdrawalInFen } from '#src/shared/withdrawals/withdrawal-fields.ts';
import type { ActivityStanding } from './find-standings.ts';

type Beside = Pick<ActivityView['extInfo'], 'shareInfo'> & {
  team?: Pick<BonfireView, 'messageStatusType' | 'flagInfo' | 'teamInfo'> | undefined;
};

/**
 * Answers an activity under the names that the documents give; a bonfire's team says more of
 * itself.
 */
export function activityViewOf(
  found: ActivityStanding,
  { shareInfo, team: ofTeam }: Beside,
): ActivityView {
  const { rule, standing, caseInFen, openInFen, matchedInFen, ...told } = found;
  return {
    ...told,
    statusCode: statusCodeOf(found),
    extInfo: {
      flagInfo: ofTeam?.flagInfo ?? flagsOf(standing),
      shareInfo,
      teamInfo: ofTeam?.teamInfo ?? emptyTeamOf(found),
      messageStatusType: ofTeam?.messageStatusType ?? standing,
      typeInfo: rule,
    },
    currentCaseMoney: caseInFen,
    drawThreshold: minWithdrawalInFen,
    currentMoney: matchedInFen,
    lastSubsidyCount: openInFen,
  };
}

function emptyTeamOf({ activityType, rule }: ActivityStanding) {
  return activityType === 'groupHelp' ? stepsOf(rule, new Map()) : null;
}
