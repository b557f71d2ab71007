import { claimPatient, sendToReview } from '#src/server/cases/transitions/review-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { requireKindOpen } from '#src/server/kinds/require-kind-open.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { askComparison } from '#src/server/raising/clones/ask-comparison.ts';
import { lockCase, phaseOfCase, requireAction } from '#src/server/raising/lock-case.ts';
import { payeeAccountOf } from '#src/server/raising/payee/account-of.ts';
import { askName } from '#src/server/raising/payee/ask-name.ts';
import { savePayee } from '#src/server/raising/payee/payee.ts';
import { findParts, type PartRecord, writePart } from '#src/server/raising/sheet/part-record.ts';
import { confirmConsents } from '#src/server/raising/sheet/record-consent.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { type CaseStatus, infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { identityKeyOf } from '#src/shared/raising/identity/id-types.ts';
import { partsFor, type RaisePart, type RaiseStage } from '#src/shared/raising/parts.ts';

const { submitted, unsubmitted, passed } = infoReviewStatuses;

type Submission = { caseId: string; userId: string };
type Parts = Map<RaisePart, PartRecord>;

/**
 * Sends everything that is whole and new to the desk. Before a case is public, the parts that make
 * it public have to be whole. Asked again while nothing new is there, it answers the same.
 */
export async function submitForReview(
  services: Pick<Services, 'db' | 'keys' | 'config' | 'wakeJobs'>,
  submission: Submission,
  now: number,
): Promise<{ status: CaseStatus }> {
  const status = await inTransaction(services.db, (trx) =>
    submitIn(trx, services, { ...submission, now }),
  );
  // It is compared with other cases before anyone at the desk gets to it.
  services.wakeJobs();
  return { status };
}

async function submitIn(
  trx: Trx,
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  { caseId, userId, now }: Submission & { now: number },
): Promise<CaseStatus> {
  const row = await lockCase(trx, caseId);
  requireAction(row, { action: 'submitForReview', now });
  const parts = await findParts(trx, keys, caseId);
  const phase = phaseOfCase(row, now);
  const isPublic = row.published_at !== null;
  if (!isPublic) {
    requireKindOpen(row.case_type, await findSettings(trx, config));
    requireWhole(parts, row.case_type);
  }
  const ready = [...parts.values()].filter(isReady);
  if (ready.length === 0) {
    if (![...parts.values()].some(({ status }) => status === submitted))
      throw new Problem('nothingToSubmit');
    return row.status;
  }
  if (!isPublic) {
    const identity = identityKeyOf(parts.get('patient')?.saved?.fields ?? {});
    await claimPatient(trx, { caseId, patientIndex: keys.blindIndex('id-card', identity) });
  }
  await confirmConsents(trx, { caseId, userId, now });
  for (const record of ready) await submitPart(trx, keys, { caseId, userId, record, now });
  await openTasks(trx, { caseId, caseType: row.case_type, userId, ready, now });
  await askComparison(trx, caseId, now);
  if (phase !== 'pending' && phase !== 'denied') return row.status;
  await sendToReview(trx, caseId);
  return 'SUBMITTED';
}

/** Is it whole and new, and was nothing typed since that is not whole? */
function isReady({ status, saved, draft }: PartRecord): boolean {
  return status === unsubmitted && saved !== null && draft === null;
}

/** Each part of the first stage is ready, or was sent or passed before. */
function requireWhole(parts: Parts, caseType: number): void {
  const sent: readonly number[] = [submitted, passed];
  const isMissing = (record: PartRecord | undefined) =>
    !record || !(isReady(record) || sent.includes(record.status));
  if (partsFor(caseType).base.some((part) => isMissing(parts.get(part))))
    throw new Problem('partsMissing');
}

type SubmittedPart = { caseId: string; userId: string; record: PartRecord; now: number };

async function submitPart(
  trx: Trx,
  keys: Services['keys'],
  { caseId, userId, record, now }: SubmittedPart,
): Promise<void> {
  const { part, version, saved } = record;
  await writePart(trx, keys, {
    ...{ caseId, part, version, now },
    ...{ status: submitted, submittedAt: now },
  });
  if (part !== 'payee' || !saved) return;
  const account = payeeAccountOf(saved);
  const { payeeId } = await savePayee(trx, keys, { caseId, account, submittedBy: userId, now });
  await askName(trx, payeeId, now);
}

type Opened = {
  caseId: string;
  caseType: number;
  userId: string;
  ready: readonly PartRecord[];
  now: number;
};

async function openTasks(
  trx: Trx,
  { caseId, caseType, userId, ready, now }: Opened,
): Promise<void> {
  const stages = partsFor(caseType);
  for (const stage of Object.keys(stages) as RaiseStage[]) {
    const parts = stages[stage];
    if (!ready.some(({ part }) => parts.includes(part))) continue;
    await openTask(trx, { queue: stage, subjectId: caseId, caseId, submittedBy: userId, now });
  }
}
