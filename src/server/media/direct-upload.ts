import { randomBytes } from 'node:crypto';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { keepImage } from './keep-image.ts';
import type { KeptImage } from './kept-image.ts';
import type { MediaServices } from './media-services.ts';
import type { Media } from './object-store.ts';

type Announced = {
  userId: string;
  purpose: ImagePurpose;
  redacted: boolean;
  contentType: string;
  size: number;
};

/** This is what an upload's id says, sealed: nothing of it is kept here until the file is there. */
type Ticket = Pick<Announced, 'userId' | 'purpose' | 'redacted'> & { key: string; endsAt: number };

const ticketPlace = 'ticket.upload';
const ticketLifeMs = 3_600_000;

/**
 * Says where one browser may put one file; what never comes, or is never called for, is dropped.
 */
export async function openDirectUpload(
  services: MediaServices & { config: Pick<Config, 'maxUploadBytes'> },
  announced: Announced,
  now: number,
) {
  const { incoming } = services.media;
  if (!incoming) throw new Problem('notFound');
  const { contentType, size, ...owned } = announced;
  if (size > services.config.maxUploadBytes)
    throw new Problem('inputInvalid', { fields: { size: 'pictureTooLarge' } });
  const key = `${randomBytes(16).toString('hex')}.upload`;
  const ticket: Ticket = { ...owned, key, endsAt: now + ticketLifeMs };
  const signed = await incoming.sign({ key, contentType, size, now });
  await inTransaction(services.db, (trx) =>
    enqueue(trx, { name: 'drop-incoming', payload: { key }, runAt: ticket.endsAt + ticketLifeMs }),
  );
  return {
    uploadId: services.keys.seal(ticketPlace, announced.userId, JSON.stringify(ticket)),
    ...signed,
  };
}

/**
 * Fetches what was put, and keeps it as if it had come here. What was put goes at once, well or not:
 * a phone that hears nothing puts it again.
 */
export async function closeDirectUpload(
  services: MediaServices,
  { uploadId, userId }: { uploadId: string; userId: string },
  now: number,
): Promise<KeptImage> {
  const ticket = readTicket(services, { uploadId, userId });
  const { incoming } = services.media;
  if (!incoming || !ticket || ticket.endsAt < now) throw new Problem('notFound');
  const bytes = await incoming.get(ticket.key);
  if (!bytes) throw new Problem('notFound');
  const { purpose, redacted } = ticket;
  try {
    return await keepImage(services, { userId, purpose, redacted, bytes }, now);
  } finally {
    await incoming.delete(ticket.key);
  }
}

function readTicket(
  { keys }: MediaServices,
  { uploadId, userId }: { uploadId: string; userId: string },
): Ticket | undefined {
  try {
    return JSON.parse(keys.open(ticketPlace, userId, uploadId)) as Ticket;
  } catch {
    return undefined;
  }
}

export async function dropIncoming({ incoming }: Media, { key }: { key: string }): Promise<void> {
  await incoming?.delete(key);
}
