import { findWhyNotMatched } from '#src/server/activities/match/may-be-matched.ts';
import { findWhyNotBorne } from '#src/server/activities/promises/find-why-not-borne.ts';
import { makePromise } from '#src/server/activities/promises/make-promise.ts';
import { countRefusal } from '#src/server/activities/refusals/count-refusal.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import type { Trx } from '#src/server/db/database.ts';
import { findGear } from '#src/server/kinds/goods/find-gear.ts';
import type { PocketRule } from '#src/shared/activities/directed/directed-rules.ts';
import type { RefusedBecause } from '#src/shared/activities/directed/promises.ts';

type Gift = {
  activityId: string;
  orderId: string;
  caseId: string;
  amountInFen: number;
  paidAt: number;
};
type Paid = Gift & { userId: string | null; rule: PocketRule };

const hourMs = 3_600_000;

/**
 * A gift that settles brings its giver a pocket, once a case and whatever it amounts to: what is in
 * it is fixed here, and kept in the pool until it is opened. The caller holds fund and activity and
 * has posted nothing yet.
 */
export async function issuePocket(trx: Trx, gift: Gift, now: number): Promise<void> {
  const { activityId, orderId, caseId, paidAt } = gift;
  const rule = await findRule(trx, { activityId, type: 'matchingShare' }, paidAt);
  if (!rule || rule.pocketInFen === 0) return;
  const { userId } = await trx
    .selectFrom('donations')
    .select('user_id as userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const because = await findWhyNot(trx, { ...gift, userId, rule });
  const kept = {
    ...({ kind: 'redPocket', activityId, ruleVersion: rule.version, caseId, orderId } as const),
    ...{ amountInFen: rule.pocketInFen, endsAt: await findEnd(trx, { activityId, rule }, now) },
  };
  const made = because ?? (await makePromise(trx, { ...kept, userId: userId ?? '' }, now));
  const refused = because ?? (made === undefined ? 'had' : undefined);
  if (refused) await countRefusal(trx, { activityId, kind: 'redPocket', because: refused });
}

async function findWhyNot(trx: Trx, paid: Paid): Promise<RefusedBecause | undefined> {
  const { userId, caseId, orderId, activityId, paidAt, rule } = paid;
  if (userId === null) return 'notSignedIn';
  if (await findGear(trx, orderId)) return 'notOfGifts';
  const { accountAgeDays, perCaseInFen } = rule;
  const who = await findWhyNotMatched(trx, { userId, caseId, accountAgeDays }, paidAt);
  if (who) return who;
  const asked = { activityId, caseId, giftInFen: paid.amountInFen, perCaseInFen };
  return findWhyNotBorne(trx, { ...asked, amountInFen: rule.pocketInFen }, paidAt);
}

/** It is not beyond the activity, with which what is left goes back to the sponsor. */
async function findEnd(
  trx: Trx,
  { activityId, rule }: { activityId: string; rule: PocketRule },
  now: number,
): Promise<number> {
  const { endsAt } = await trx
    .selectFrom('activities')
    .select('ends_at as endsAt')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  return Math.min(now + rule.pocketHours * hourMs, endsAt);
}
