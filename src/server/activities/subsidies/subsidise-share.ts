import { findRunning, lockRunning } from '#src/server/activities/lock-running.ts';
import { findBrowserMates } from '#src/server/activities/match/find-browser-mates.ts';
import { grantMatch } from '#src/server/activities/match/grant-match.ts';
import { findWhyNotMatched } from '#src/server/activities/match/may-be-matched.ts';
import { addToSums } from '#src/server/activities/promises/add-to-sums.ts';
import { findWhyNotBorne } from '#src/server/activities/promises/find-why-not-borne.ts';
import { countRefusal } from '#src/server/activities/refusals/count-refusal.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { PocketRule } from '#src/shared/activities/directed/directed-rules.ts';
import type { RefusedBecause } from '#src/shared/activities/directed/promises.ts';
import { findSharedSum } from './find-subsidy.ts';

type Brought = { caseId: string; sharerUserId: string; visitorUserId: string };
type Weighed = Brought & { activityId: string; rule: PocketRule };

/**
 * Somebody signed in came for the first time by a share: a sponsor adds to the case, once a sharer
 * and case, and once a visitor. Answers the kept pages that say so.
 */
export async function subsidiseShare(
  trx: Trx,
  brought: Brought,
  now: number,
): Promise<readonly string[]> {
  const { caseId, sharerUserId: userId, visitorUserId } = brought;
  // Most cases are in no such activity: their funds are not held for visits.
  if ((await findRunning(trx, { caseId }, now))?.type !== 'matchingShare') return [];
  await lockCaseFund(trx, caseId);
  const running = await lockRunning(trx, { caseId }, now);
  if (running?.type !== 'matchingShare') return [];
  const { activityId } = running;
  const rule = await findRule(trx, { activityId, type: 'matchingShare' }, now);
  if (!rule || rule.perShareInFen === 0) return [];
  const because = await findWhyNot(trx, { ...brought, activityId, rule }, now);
  if (because) {
    await countRefusal(trx, { activityId, kind: 'share', because });
    return [];
  }
  const id = newId();
  const granted = { activityId, ruleVersion: rule.version, caseId, userId, at: now };
  await grantMatch(trx, { ...granted, amountInFen: rule.perShareInFen, cause: { id } }, now);
  const sum = { activityId, times: 1, inFen: rule.perShareInFen };
  await addToSums(trx, { ...sum, kind: 'share', status: 'GIVEN' });
  await trx
    .insertInto('share_subsidies')
    .values({
      ...{ cause: id, activity_id: activityId, case_id: caseId, user_id: userId },
      ...{ visitor_user_id: visitorUserId, created_at: now },
    })
    .execute();
  return [tagOfCase(caseId)];
}

async function findWhyNot(
  trx: Trx,
  { caseId, sharerUserId, visitorUserId, activityId, rule }: Weighed,
  now: number,
): Promise<RefusedBecause | undefined> {
  const { accountAgeDays, perShareInFen: amountInFen, perCaseInFen } = rule;
  for (const userId of [sharerUserId, visitorUserId]) {
    const who = await findWhyNotMatched(trx, { userId, caseId, accountAgeDays }, now);
    if (who) return who;
  }
  if (await wasCounted(trx, { caseId, sharerUserId, visitorUserId, activityId })) return 'had';
  if (await sharesBrowser(trx, { caseId, sharerUserId, visitorUserId })) return 'sharedBrowser';
  const had = await findSharedSum(trx, { activityId, userId: sharerUserId });
  if (had + amountInFen > rule.perPersonInFen) return 'personFull';
  return findWhyNotBorne(trx, { activityId, caseId, giftInFen: 0, amountInFen, perCaseInFen }, now);
}

async function wasCounted(
  trx: Trx,
  { caseId, sharerUserId, visitorUserId, activityId }: Brought & { activityId: string },
): Promise<boolean> {
  const counted = await trx
    .selectFrom('share_subsidies')
    .select('cause')
    .where('activity_id', '=', activityId)
    .where(({ and, eb, or }) =>
      or([
        eb('visitor_user_id', '=', visitorUserId),
        and([eb('user_id', '=', sharerUserId), eb('case_id', '=', caseId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return counted !== undefined;
}

/** Answers the visitor's browsers signed in to neither the sharer's number nor the family's. */
async function sharesBrowser(trx: Trx, { caseId, sharerUserId, visitorUserId }: Brought) {
  const mates = await findBrowserMates(trx, visitorUserId);
  const { ownerUserId } = await trx
    .selectFrom('cases')
    .select('owner_user_id as ownerUserId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return mates.includes(sharerUserId) || mates.includes(ownerUserId);
}
