import * as v from 'valibot';
import { organisers } from '#src/shared/kinds/organisers.ts';
import { storyWriters } from './enumerations.ts';
import { relationEntries } from './raiser-relation.ts';

const text = v.string();

export const raiserView = v.object({
  name: text,
  ...relationEntries,
  /** It is in the family's own words, where the list of relations did not do. */
  relationText: v.optional(text),
  /** It says who wrote the story; unknown for stories of before it was asked. */
  writtenBy: v.optional(v.picklist(storyWriters)),
  /** A dream has it: who carries it out, under the name above. */
  organiser: v.optional(v.object({ kind: v.picklist(organisers), words: text })),
});
