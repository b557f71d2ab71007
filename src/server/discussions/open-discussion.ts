import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { findOpenDiscussion } from '#src/server/cases/state/find-open-discussion.ts';
import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { discussionStatuses, explainHours } from '#src/shared/discussions/discussion-steps.ts';
import { waitForDue } from './wait-for-due.ts';

const hourMs = 3_600_000;

type Asked = { caseId: string; reason: string; staffUserId: string };

/**
 * Staff ask a family to explain in public, after a report or a doubt; the reason is published.
 * Whether the case allows it is the caller's matter. Nothing leaves the case from here on.
 */
export async function openDiscussion(
  trx: Trx,
  { caseId, reason, staffUserId }: Asked,
  now: number,
): Promise<{ discussionId: string }> {
  requireOpenWords({ reason });
  await lockCaseFund(trx, caseId);
  if (await findOpenDiscussion(trx, caseId)) throw new Problem('discussionOpen');
  const { ownerUserId, isAsked } = await findCause(trx, caseId);
  if (!isAsked) throw new Problem('nothingToDiscuss');
  const discussionId = newId();
  const dueAt = now + explainHours * hourMs;
  await trx
    .insertInto('discussions')
    .values({
      ...{ id: discussionId, case_id: caseId, status: discussionStatuses.noApply, reason },
      ...{ opened_by: staffUserId, opened_at: now, due_at: dueAt, refusal: '' },
      ...{ content: null, explained_at: null, published_at: null },
      ...{ outcome: null, ended_at: null, refund_id: null },
    })
    .execute();
  await waitForDue(trx, { discussionId, dueAt });
  const told = { kind: 'discussionOpened', caseId, subjectId: discussionId } as const;
  await notify(trx, { ...told, userId: ownerUserId, params: { words: reason }, now });
  return { discussionId };
}

/** Somebody reported the case, or staff doubt it. */
async function findCause(trx: Trx, caseId: string) {
  const { ownerUserId, displayStatus } = await trx
    .selectFrom('cases')
    .select(['owner_user_id as ownerUserId', 'display_status as displayStatus'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const report = await trx
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', caseId)
    .limit(1)
    .executeTakeFirst();
  return { ownerUserId, isAsked: displayStatus === displayStatuses.atRisk || report !== undefined };
}
