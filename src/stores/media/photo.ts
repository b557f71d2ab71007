import type { ImagePurpose } from '#src/shared/media/purposes.ts';

/** This is one photo of a field; of a paper, staff alone see what its owner did not cover. */
export type Photo = {
  id: string;
  place: string;
  purpose: ImagePurpose;
  position: number;
  redacted: boolean;
  /** It is absent for photos that an earlier page sent. */
  blob: Blob | undefined;
  savedAt: number;
} & (
  | { step: 'waiting' | 'sending' }
  | { step: 'kept'; imageId: string; url: string }
  | { step: 'refused'; words: string }
);
