import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrCreateUser } from '#src/server/accounts/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { keepImage } from '#src/server/media/keep-image.ts';
import { compareCase } from '#src/server/raising/clones/compare-case.ts';
import { decideParts } from '#src/server/raising/decide-parts.ts';
import { savePartIn } from '#src/server/raising/save-part.ts';
import { startCase } from '#src/server/raising/start-case.ts';
import { submitForReview } from '#src/server/raising/submit-for-review.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { Services } from '#src/server/services.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { inventedIdCard } from './invented-numbers.ts';
import type { PendingCase } from './pending-cases.ts';
import { renderPending } from './render-pictures.ts';

const hourMs = 3_600_000;

/** A family launches by the use cases people use, up to where it waits for the desk or for itself. */
export async function addPendingCase(
  services: Services,
  pending: PendingCase,
  { index, staffUserId, now }: { index: number; staffUserId: string; now: number },
): Promise<void> {
  const { db, keys } = services;
  const at = now - (5 + index * 20) * hourMs;
  const { mobile, nickname, base } = pending;
  const owner = await inTransaction(db, (trx) =>
    findOrCreateUser(trx, keys, { mobile, nickname, locale: 'zh-CN', now: at }),
  );
  const userId = owner.id;
  const images = await keepPictures(services, pending, { userId, at });
  const { birthday, ...patient } = pending.patient;
  const caseId = await inTransaction(db, async (trx) => {
    const id = await startCase(trx, services, { userId, nickname, caseType: 0, now: at });
    const saved = { caseId: id, userId, now: at };
    const story = { ...base, attachments: images.cover, agreed: true };
    await savePartIn(trx, services, { ...saved, sheet: 'base', input: story });
    const idCard = inventedIdCard(birthday, 900 + index);
    const person = { ...patient, idCard, attachments: images.proof, agreed: true };
    await savePartIn(trx, services, { ...saved, sheet: 'patient', input: person });
    return id;
  });
  await submitForReview(services, { caseId, userId }, at + hourMs);
  await compareCase(services, caseId, at + hourMs);
  if (pending.refused)
    await refuse(services, {
      caseId,
      refusals: pending.refused,
      staffUserId,
      now: at + 2 * hourMs,
    });
}

type Kept = Record<'cover' | 'proof', string[]>;

async function keepPictures(
  services: Services,
  { pictures, slug }: PendingCase,
  { userId, at }: { userId: string; at: number },
): Promise<Kept> {
  const drawn = await renderPending(slug, pictures, services.config.dataDir);
  const kept: Kept = { cover: [], proof: [] };
  for (const [position, { large_path: path }] of drawn.entries()) {
    const bytes = await readFile(join(services.config.dataDir, 'media', path));
    const purpose: ImagePurpose = position < pictures.length ? 'cover' : 'proof';
    const image = { userId, purpose, redacted: false, bytes };
    const { imageId } = await keepImage(services, image, at);
    kept[purpose as 'cover' | 'proof'].push(imageId);
  }
  return kept;
}

type Refused = {
  caseId: string;
  refusals: Record<string, string>;
  staffUserId: string;
  now: number;
};

async function refuse(
  services: Services,
  { caseId, refusals, staffUserId, now }: Refused,
): Promise<void> {
  const decided = { subjectId: caseId, decision: 'refuse' as const, refusals, words: '' };
  await inTransaction(services.db, async (trx) => {
    await decideParts(trx, { stage: 'base', decided: { ...decided, staffUserId, now }, services });
    await closeTask(trx, { queue: 'base', subjectId: caseId, now });
  });
}
