import { holdWhereAsked } from '#src/server/activities/holds/add-hold.ts';
import { changeMatched } from '#src/server/cases/transitions/change-matched.ts';
import type { Trx } from '#src/server/db/database.ts';
import { postMatch } from '#src/server/ledger/postings-of-matches.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { addMatched } from './add-matched.ts';

type Granted = {
  activityId: string;
  ruleVersion: number;
  /** This is the gift it stands on, and goes back with; or what else it stands on. */
  cause: { orderId: string } | { id: string };
  caseId: string;
  userId: string;
  amountInFen: number;
  /** It tells of which day of China it is. */
  at: number;
};

/** A sponsor's money goes to a case, once a cause; the caller holds fund and activity. */
export async function grantMatch(trx: Trx, granted: Granted, now: number): Promise<void> {
  const { activityId, caseId, amountInFen, at } = granted;
  const orderId = 'orderId' in granted.cause ? granted.cause.orderId : null;
  const cause = 'orderId' in granted.cause ? granted.cause.orderId : granted.cause.id;
  await trx
    .insertInto('activity_grants')
    .values({
      ...{ cause, order_id: orderId, activity_id: activityId },
      rule_version: granted.ruleVersion,
      ...{ case_id: caseId, user_id: granted.userId, amount_in_fen: amountInFen },
      ...{ day: dayOf(at), created_at: now },
    })
    .execute();
  await postMatch(trx, { activityId, cause, caseId, amountInFen, now });
  await addMatched(trx, { activityId, caseId, amountInFen });
  await changeMatched(trx, { caseId, amountInFen });
  await holdWhereAsked(trx, { activityId, cause, amountInFen }, now);
}
