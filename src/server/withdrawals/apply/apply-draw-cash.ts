import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Idempotency } from '#src/server/platform/once.ts';
import { once } from '#src/server/platform/once.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { requirePublicWords } from '#src/server/raising/sheet/check-names.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { findFindings, findUnanswered } from '#src/server/withdrawals/findings/find-findings.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isTooLittle, takesAllAmidRaise } from '#src/shared/withdrawals/typed-amount.ts';
import { findCashCheck } from './find-cash-check.ts';
import { asProblem, hold } from './hold-for-withdrawal.ts';
import type { Application } from './keep-withdrawal.ts';

type Asked = {
  application: Required<Application> & { attachments: readonly string[] };
  idempotency: Idempotency;
};

/** A family asks for money of its case: all conditions are looked at, it is held, staff are asked. */
export async function applyDrawCash(
  { db, keys, pageTags }: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  { application, idempotency }: Asked,
  now: number,
): Promise<{ drawId: string; status: 'REVIEWING' }> {
  const applied = await asProblem(() =>
    once(db, { keys, idempotency, now }, (trx) => apply(trx, { keys, application }, now)),
  );
  pageTags.purge([tagOfCase(application.caseId), tagOfLists]);
  return applied;
}

type Applied = Pick<Asked, 'application'> & Pick<Services, 'keys'>;

async function apply(
  trx: Trx,
  { keys, application }: Applied,
  now: number,
): Promise<{ drawId: string; status: 'REVIEWING' }> {
  const { caseId, applicantUserId, amountInFen, purpose, plan, attachments } = application;
  // Everyone who moves this case's money waits here, before anything is read.
  await lockCaseFund(trx, caseId);
  const check = await findCashCheck(trx, caseId, now);
  if (!check.canCash) throw refusal(check.reasons[0]?.reason);
  requireAmount(application, check);
  await requirePublicWords(trx, { keys }, { caseId, words: { purpose, plan } });
  await requireAnswer(trx, application);
  await requireOwnImages(trx, {
    imageIds: attachments,
    userId: applicantUserId,
    purposes: ['withdrawal'],
  });
  const { withdrawalId } = await hold(trx, application, now);
  await bindImages(trx, { imageIds: attachments, subject: `withdrawal:${withdrawalId}`, now });
  await openTask(trx, {
    queue: 'drawPublic',
    subjectId: withdrawalId,
    caseId,
    submittedBy: applicantUserId,
    now,
    urgent: application.emergency,
  });
  await notify(trx, {
    userId: applicantUserId,
    kind: 'withdrawalApplied',
    caseId,
    subjectId: withdrawalId,
    params: { amountInFen },
    now,
  });
  return { drawId: withdrawalId, status: 'REVIEWING' };
}

/**
 * It is enough to be worth a review, and all of it only where raising ends; too much is `hold`'s
 * no.
 */
function requireAmount(
  asked: Pick<Application, 'amountInFen' | 'stopRaise'>,
  check: { availableInFen: number; raising: boolean },
): void {
  if (isTooLittle(asked.amountInFen, check.availableInFen)) {
    throw new Problem('inputInvalid', { fields: { amountInFen: 'withdrawalTooSmall' } });
  }
  if (takesAllAmidRaise(asked, check)) {
    throw new Problem('inputInvalid', { fields: { stopRaise: 'required' } });
  }
}

/** What was found before is answered first, and leaves no way beside the notice. */
async function requireAnswer(trx: Trx, asked: Asked['application']): Promise<void> {
  const { caseId, answer, emergency } = asked;
  const findings = emergency ? await findFindings(trx, caseId) : [];
  if (findings.length > 0) {
    throw new Problem('inputInvalid', { fields: { emergency: 'laneClosed' } });
  }
  if (answer === '' && (await findUnanswered(trx, caseId)).length > 0) {
    throw new Problem('inputInvalid', { fields: { answer: 'required' } });
  }
}

/** These refusals have words of their own; the page lists the rest. */
function refusal(reason: string | undefined): Problem {
  const named = ['moneyOutFrozen', 'withdrawalOpen', 'refundOpen', 'discussionOpen'] as const;
  const same = named.find((one) => one === reason);
  if (same) return new Problem(same);
  if (reason === 'casePhase') return new Problem('caseStateRefuses');
  return new Problem('cannotCash');
}
