import * as v from 'valibot';
import { ownWords } from '#src/shared/platform/own-words.ts';

export const casePicture = v.object({
  url: v.string(),
  largeUrl: v.string(),
  /** Its fundraiser or staff said this of it; else it is known by its place or kind. */
  alt: v.nullable(ownWords),
  position: v.number(),
  width: v.number(),
  height: v.number(),
});
export type CasePicture = v.InferOutput<typeof casePicture>;
