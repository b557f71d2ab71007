import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { compareCase } from '#src/server/raising/clones/compare-case.ts';
import { submitForReview } from '#src/server/raising/decide/submit-for-review.ts';
import { savePartIn } from '#src/server/raising/sheet/save-part.ts';
import { startCase } from '#src/server/raising/sheet/start-case.ts';
import type { Services } from '#src/server/services.ts';
import { decideAtDesk } from './decide-at-desk.ts';
import { inventedIdCard } from './invented-numbers.ts';
import { keepPictures } from './keep-pictures.ts';
import type { PendingCase } from './pending-cases.ts';

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
  const images = await keepPhotos(services, pending, { userId, now: at });
  const { birthday, ...patient } = pending.patient;
  const caseId = await inTransaction(db, async (trx) => {
    const id = await startCase(trx, services, { userId, nickname, caseType: 0, now: at });
    const saved = { caseId: id, userId, now: at };
    const story = { ...base, attachments: images.cover, agreed: true };
    await savePartIn(trx, services, { ...saved, sheet: 'base', input: story });
    const idCard = inventedIdCard(birthday, 900 + index);
    const person = { ...patient, idCard, attachments: images.identity, agreed: true };
    await savePartIn(trx, services, { ...saved, sheet: 'patient', input: person });
    return id;
  });
  await submitForReview(services, { caseId, userId }, at + hourMs);
  await compareCase(services, caseId, at + hourMs);
  const { refused: refusals } = pending;
  const decided = { queue: 'base', subjectId: caseId, staffUserId } as const;
  if (refusals) await decideAtDesk(services, { ...decided, refusals }, at + 2 * hourMs);
}

type Kept = Record<'cover' | 'identity', string[]>;

async function keepPhotos(
  services: Services,
  { pictures, proof }: PendingCase,
  { userId, now }: { userId: string; now: number },
): Promise<Kept> {
  const keep = async (purpose: keyof Kept, files: string[]) => {
    const kept = await keepPictures(services, { userId, purpose, files, now });
    return kept.map(({ imageId }) => imageId);
  };
  const cover = pictures.map(({ file }) => file);
  return { cover: await keep('cover', cover), identity: await keep('identity', [proof]) };
}
