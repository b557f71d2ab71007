import { requireOthersCase } from '#src/server/cases/require-others-case.ts';
import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { setPicked } from '#src/server/cases/transitions/describe-case.ts';
import { stopByPlatform } from '#src/server/cases/transitions/end-raising.ts';
import { clearRisk, markAtRisk } from '#src/server/cases/transitions/flag-case.ts';
import { type PagesToPurge, pagesOfCase } from '#src/server/cases/transitions/pages-of-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDiscussion } from '#src/server/discussions/open-discussion.ts';
import { notify, notifyDonors } from '#src/server/notices/notify.ts';
import { beginMourning } from '#src/server/raiser/tell-mourning.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { asWarning } from '#src/shared/cases/case-rules.ts';
import { standingOf } from '#src/shared/cases/case-steps.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { actionOfAct, type CaseAct } from '#src/shared/review/case-acts.ts';
import { liftStopByOther } from './lift-stop.ts';

type Asked = {
  infoUuid: string;
  act: CaseAct;
  reason: string;
  /** This is the warning readers see; the operator's standing one when empty. */
  warning: string;
  staffUserId: string;
};

const noticeOf = {
  markRisk: 'caseFlagged',
  clearRisk: 'caseCleared',
  stopCase: 'caseStopped',
  liftStop: 'caseCleared',
} as const;

/**
 * Does what staff do to a case as a whole, with a reason; its family hears of all but the front
 * page.
 */
export async function actOnCase(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  asked: Asked,
  now: number,
): Promise<void> {
  pageTags.purge(await inTransaction(db, (trx) => actWithin(trx, asked, now)));
  wakeJobs();
}

/** Does the same inside a transaction, for what does more than this. */
export async function actWithin(trx: Trx, asked: Asked, now: number): Promise<PagesToPurge> {
  const { ownerUserId, state } = await requireAllowed(trx, asked, now);
  const pages = await change(trx, asked, now);
  const { infoUuid, act, reason, warning, staffUserId } = asked;
  if (act in noticeOf) {
    const kind = noticeOf[act as keyof typeof noticeOf];
    const told = { userId: ownerUserId, kind, caseId: infoUuid, params: { words: reason } };
    await notify(trx, { ...told, now });
  }
  const detail = {
    ...(warning && { warning }),
    ...(act === 'stopCase' && { stoodAs: standingOf(state.status, state.endReason) }),
  };
  await recordAct(trx, { act, staffUserId, caseId: infoUuid, reason, detail, now });
  return pages;
}

async function requireAllowed(trx: Trx, { infoUuid, act, staffUserId }: Asked, now: number) {
  const state = await findCaseState(trx, infoUuid);
  if (!state) throw new Problem('notFound');
  const { owner_user_id: ownerUserId } = await trx
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  await requireOthersCase(trx, infoUuid, staffUserId);
  if (!canCase(actionOfAct[act], state, now)) throw new Problem('caseStateRefuses');
  return { ownerUserId, state };
}

async function change(trx: Trx, asked: Asked, now: number): Promise<PagesToPurge> {
  const { infoUuid: caseId, act, warning, staffUserId } = asked;
  switch (act) {
    case 'tellMourning':
      await beginMourning(trx, { caseId, toldByUserId: staffUserId }, now);
      return pagesOfCase(caseId);
    case 'markRisk':
      return markAtRisk(trx, { caseId, warning: asWarning(warning) });
    case 'clearRisk':
      return clearRisk(trx, caseId);
    case 'stopCase':
      await tellDonors(trx, { caseId, kind: 'givenToStopped', now });
      return stopByPlatform(trx, caseId, now);
    case 'liftStop':
      await tellDonors(trx, { caseId, kind: 'givenToResumed', now });
      return liftStopByOther(trx, { caseId, staffUserId });
    case 'openDiscussion':
      await openDiscussion(trx, { caseId, reason: asked.reason, staffUserId }, now);
      return pagesOfCase(caseId);
    case 'pickCase':
      return setPicked(trx, { caseId, isPicked: true });
    case 'unpickCase':
      return setPicked(trx, { caseId, isPicked: false });
  }
}

type Told = { caseId: string; kind: 'givenToStopped' | 'givenToResumed'; now: number };

const tellDonors = (trx: Trx, told: Told) =>
  notifyDonors(trx, { ...told, subjectId: `${told.caseId}:${told.now}` });
