import type { Selectable } from 'kysely';
import type { ImagesTable } from '#src/server/db/schema.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';

/** This is a kept picture. Paths stand below /media; a private one has none. */
export type KeptImage = {
  imageId: string;
  purpose: ImagePurpose;
  /** Both are of the small picture. */
  width: number;
  height: number;
} & (
  | {
      isPublic: true;
      path: string;
      largePath: string;
      /** Nobody is known on it; null where nobody can be, or its owner covered them. */
      softPath: string | null;
    }
  | { isPublic: false; path: null; largePath: null }
);

export const keptColumns = [
  'id',
  'purpose',
  'width',
  'height',
  'path',
  'large_path',
  'soft_path',
  'redacted',
] as const;

export function keptImageOf(
  row: Pick<Selectable<ImagesTable>, (typeof keptColumns)[number]>,
): KeptImage {
  const { id, purpose, width, height, path, large_path } = row;
  const softPath = row.redacted === 1 ? null : row.soft_path;
  const kept = { imageId: id, purpose, width, height };
  return path !== null && large_path !== null
    ? { ...kept, isPublic: true, path, largePath: large_path, softPath }
    : { ...kept, isPublic: false, path: null, largePath: null };
}
