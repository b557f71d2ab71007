import { findWhyNotMatched } from '#src/server/activities/match/may-be-matched.ts';
import { countRefusal } from '#src/server/activities/refusals/count-refusal.ts';
import type { Trx } from '#src/server/db/database.ts';
import { type BonfireRule, seatsOf } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import type { RefusedBecause } from '#src/shared/activities/directed/promises.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { sharesBrowser } from './shares-browser.ts';
import { countMembers } from './team.ts';

type Asked = {
  activityId: string;
  caseId: string;
  userId: string;
  rule: BonfireRule;
  /** This is the team that stands; none where one is lit. */
  bonfireId?: string;
};
type Refused = { refused: RefusedBecause };

/**
 * Says why somebody has no place in a team, which is counted for staff: whoever asks writes
 * nothing else, commits that, and then says so. The caller holds fund and activity.
 */
export async function refuseMember(
  trx: Trx,
  { activityId, caseId, userId, rule, bonfireId }: Asked,
  now: number,
): Promise<Refused | undefined> {
  const { accountAgeDays } = rule;
  const isFull = bonfireId !== undefined && (await countMembers(trx, bonfireId)) >= seatsOf(rule);
  const because = isFull
    ? 'teamFull'
    : ((await findWhyNotMatched(trx, { userId, caseId, accountAgeDays }, now)) ??
      (await findSharedBrowser(trx, { bonfireId: bonfireId ?? '', caseId, userId })));
  if (!because) return undefined;
  await countRefusal(trx, { activityId, kind: 'member', because });
  return { refused: because };
}

async function findSharedBrowser(trx: Trx, asked: Parameters<typeof sharesBrowser>[1]) {
  return (await sharesBrowser(trx, asked)) ? ('sharedBrowser' as const) : undefined;
}

export function requirePlace<T extends object>(outcome: T | Refused): T {
  if (!('refused' in outcome)) return outcome;
  throw new Problem(outcome.refused === 'teamFull' ? 'bonfireFull' : 'bonfireNotYours');
}
