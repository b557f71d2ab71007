import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type ImagePurpose, isPublicPicture, mayShowFaces } from '#src/shared/media/purposes.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type KeptImage, keptColumns, keptImageOf } from './kept-image.ts';
import type { MediaServices } from './media-services.ts';
import type { Media } from './object-store.ts';
import { originalPlace, originalType } from './open-original.ts';
import { type Redrawn, redraw, soften } from './redraw.ts';

type NewImage = {
  userId: string;
  purpose: ImagePurpose;
  redacted: boolean;
  bytes: Uint8Array;
};

const imagesADay = 200;

/**
 * Keeps an uploaded picture until something binds it: its public sizes where its purpose allows
 * them, and the sealed original. The same file sent again, after a lost answer, is the same picture.
 */
export async function keepImage(
  services: MediaServices,
  image: NewImage,
  now: number,
): Promise<KeptImage> {
  const bytesHash = createHash('sha256').update(image.bytes).digest('base64url');
  const known = await findUnbound(services.db, { ...image, bytesHash }, now);
  if (known) return known;
  await requireRoom(services.db, image.userId, now);
  const drawn = await redraw(image.bytes);
  return store(services, { ...image, bytesHash, drawn }, now);
}

/**
 * A picture already bound is never given out again, so that two subjects never share one, nor is
 * one that is about to be swept.
 */
async function findUnbound(
  db: Database,
  { userId, purpose, redacted, bytesHash }: NewImage & { bytesHash: string },
  now: number,
): Promise<KeptImage | undefined> {
  const row = await db
    .selectFrom('images')
    .select(keptColumns)
    .where('owner_user_id', '=', userId)
    .where('bytes_hash', '=', bytesHash)
    .where('purpose', '=', purpose)
    .where('redacted', '=', redacted ? 1 : 0)
    .where('subject', 'is', null)
    .where('created_at', '>', now - dayMs)
    .executeTakeFirst();
  return row && keptImageOf(row);
}

async function requireRoom(db: Database, userId: string, now: number): Promise<void> {
  const { count, firstAt } = await db
    .selectFrom('images')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('firstAt')])
    .where('owner_user_id', '=', userId)
    .where('created_at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  if (Number(count) < imagesADay) return;
  const retryAfterSeconds = Math.ceil((Number(firstAt) + dayMs - now) / 1000);
  throw new Problem('tooManyUploads', { retryAfterSeconds });
}

type Drawn = NewImage & { bytesHash: string; drawn: Redrawn };

/** Files come first: a row always has its files, whenever a process dies. */
async function store(
  { db, keys, media }: MediaServices,
  { userId, purpose, redacted, bytesHash, drawn }: Drawn,
  now: number,
): Promise<KeptImage> {
  const id = newId();
  const sealedKey = `images/${newName()}.sealed`;
  const sealed = keys.sealBytes(originalPlace, id, drawn.original);
  await media.sealed.put(sealedKey, sealed.bytes, 'application/octet-stream');
  const isOpen = isPublicPicture(purpose, redacted);
  const paths = isOpen ? await publish(media.open, { drawn, purpose }) : noPaths;
  const row = {
    id,
    owner_user_id: userId,
    purpose,
    width: drawn.small.width,
    height: drawn.small.height,
    ...paths,
    original_key: sealedKey,
    sealed_with: sealed.keyId,
    bytes_hash: bytesHash,
    perceptual_hash: drawn.perceptualHash,
    redacted: redacted ? (1 as const) : (0 as const),
    subject: null,
    position: null,
    created_at: now,
  };
  await db.insertInto('images').values(row).execute();
  return keptImageOf(row);
}

const noPaths = { path: null, large_path: null, soft_path: null };

/** Names of public pictures tell nothing, not even which two are one. */
async function publish(
  open: Media['open'],
  { drawn, purpose }: { drawn: Redrawn; purpose: ImagePurpose },
) {
  const { small, large } = drawn;
  const path = `images/${newName()}.webp`;
  const largePath = `images/${newName()}.webp`;
  await open.put(path, small.bytes, originalType);
  await open.put(largePath, large, originalType);
  if (!mayShowFaces(purpose)) return { path, large_path: largePath, soft_path: null };
  const softPath = `images/${newName()}.webp`;
  await open.put(softPath, await soften(small), originalType);
  return { path, large_path: largePath, soft_path: softPath };
}

function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** Pictures are spread over folders by the first two characters of the id. */
function newName(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}
