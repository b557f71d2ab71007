import * as v from 'valibot';
import { storyTellers } from './enumerations.ts';

/** Tells a story once more, in another language. */
export const telling = v.object({
  language: v.string(),
  title: v.string(),
  content: v.string(),
  toldBy: v.picklist(storyTellers),
});
export type Telling = v.InferOutput<typeof telling>;
