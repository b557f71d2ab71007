import type { Trx } from '#src/server/db/database.ts';
import { notify, notifyDonors } from '#src/server/notices/notify.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { requireWords } from '#src/server/platform/require-words.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { explainHours } from '#src/shared/discussions/discussion-steps.ts';
import { ownerOf } from './owner-of.ts';
import { takeStep } from './take-step.ts';
import { waitForDue } from './wait-for-due.ts';

const hourMs = 3_600_000;

type Checked = { discussionId: string; words: string; now: number };

/** Staff publish what the family said: from now on donors vote, until the clock ends it. */
export async function publishExplanation(
  trx: Trx,
  { discussionId, now }: Checked,
  config: Config,
): Promise<{ caseId: string }> {
  const { discussionVoteHours } = await findSettings(trx, config);
  const dueAt = now + discussionVoteHours * hourMs;
  const columns = { due_at: dueAt, published_at: now };
  const found = await takeStep(trx, { discussionId, step: 'publish', columns }, now);
  await waitForDue(trx, { discussionId, dueAt });
  const { case_id: caseId } = found;
  const told = { caseId, kind: 'discussionPublic', subjectId: discussionId } as const;
  const params = { dueAt };
  await notify(trx, { ...told, userId: await ownerOf(trx, caseId), params, now });
  await notifyDonors(trx, { ...told, kind: 'discussionVote', params, now });
  return { caseId };
}

/** Staff ask for other words or papers, and say which. */
export async function refuseExplanation(
  trx: Trx,
  { discussionId, words, now }: Checked,
): Promise<{ caseId: string }> {
  requireWords(words);
  const dueAt = now + explainHours * hourMs;
  const columns = { due_at: dueAt, refusal: words };
  const found = await takeStep(trx, { discussionId, step: 'refuse', columns }, now);
  await waitForDue(trx, { discussionId, dueAt });
  const { case_id: caseId } = found;
  const told = { caseId, kind: 'discussionRefused', subjectId: `${discussionId}:${now}` } as const;
  await notify(trx, { ...told, userId: await ownerOf(trx, caseId), params: { words }, now });
  return { caseId };
}
