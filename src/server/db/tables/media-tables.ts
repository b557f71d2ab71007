import type { ColumnType } from 'kysely';
import type { Fixed, Flag } from '#src/server/db/columns.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';

/** These are uploaded pictures. One belongs to its owner, and to one subject once it is bound. */
export type ImagesTable = {
  id: Fixed<string>;
  owner_user_id: Fixed<string>;
  purpose: Fixed<ImagePurpose>;
  width: Fixed<number>; // of the small picture
  height: Fixed<number>;
  path: string | null; // small, below /media; null for private ones, and once put away
  large_path: string | null; // 1080 wide
  soft_path: ColumnType<string | null, string | null | undefined, string | null>; // nobody is known on it
  original_key: Fixed<string>; // of the sealed full-size picture in the private store
  sealed_with: string; // id of the key that sealed it
  bytes_hash: Fixed<string>; // SHA-256 of the file as it came
  perceptual_hash: Fixed<string>; // 64-bit dHash as 16 hex digits, alike for pictures that look alike
  redacted: Fixed<Flag>; // did its owner cover what names a person?
  subject: string | null; // such as progress:{id}; null until bound
  position: number | null; // among the subject's pictures; null when no longer among them
  created_at: Fixed<number>;
};

export type MediaSchema = {
  images: ImagesTable;
};
