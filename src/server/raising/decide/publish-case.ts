import { passLead } from '#src/server/advisers/leads/pass-lead.ts';
import { pagesOfCase } from '#src/server/cases/transitions/pages-of-case.ts';
import { makePublic } from '#src/server/cases/transitions/review-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { isHeld } from '#src/server/raising/clones/is-held.ts';
import { type LockedCase, lockCase, requireAction } from '#src/server/raising/lock-case.ts';
import type { Services } from '#src/server/services.ts';
import { type CaseStatus, infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { partsFor } from '#src/shared/raising/parts.ts';
import { raisingDays } from '#src/shared/raising/raising-days.ts';

/** The owner asks to publish; a public case answers its status, one that is not reviewed refuses. */
export async function publishCase(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  { caseId }: { caseId: string },
  now: number,
): Promise<{ status: CaseStatus }> {
  const status = await inTransaction(db, async (trx) => {
    const row = await lockCase(trx, caseId);
    requireAction(row, { action: 'publish', now, refusal: 'caseNotReady' });
    if (row.published_at !== null) return row.status;
    if (!(await publishIfReady(trx, row, now))) throw new Problem('caseNotReady');
    return 'CROWDFUNDING_STATED' as const;
  });
  pageTags.purge(pagesOfCase(caseId));
  wakeJobs();
  return { status };
}

/** Makes a case public once everything of the first stage passed and no likeness is open. */
export async function publishIfReady(trx: Trx, row: LockedCase, now: number): Promise<boolean> {
  const needed = partsFor(row.case_type).base;
  const passed = await trx
    .selectFrom('case_parts')
    .select('part')
    .where('case_id', '=', row.id)
    .where('part', 'in', needed)
    .where('status', '=', infoReviewStatuses.passed)
    .execute();
  if (row.published_at !== null || passed.length < needed.length) return false;
  if (await isHeld(trx, row.id)) return false;
  await makePublic(trx, { caseId: row.id, endsAt: now + raisingDays * dayMs }, now);
  const told = { userId: row.owner_user_id, caseId: row.id, subjectId: row.id, now };
  await notify(trx, { ...told, kind: 'casePublished' });
  await passLead(trx, { caseId: row.id, ownerUserId: row.owner_user_id }, now);
  return true;
}
