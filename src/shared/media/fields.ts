import * as v from 'valibot';
import { publicId, say } from '#src/shared/contract/fields.ts';

/** Beside a field of photos, in forms without script: did its owner cover what names a person? */
export function redactedFieldOf(name: string): string {
  return `${name}Redacted`;
}

/**
 * Ids of pictures, at most `max`, each once: comma separated in forms, a list in JSON; empty text
 * is none. Make it optional with `v.optional(imageIds(9), '')`, needed with
 * `v.pipe(imageIds(9), v.minLength(1, say('required')))`.
 */
// @__NO_SIDE_EFFECTS__
export function imageIds(max: number) {
  return v.pipe(
    v.union(
      [
        v.array(v.string()),
        v.pipe(
          v.string(),
          v.maxLength(2000),
          v.transform((text) => text.split(',').filter((id) => id !== '')),
        ),
      ],
      say('required'),
    ),
    v.transform((ids) => [...new Set(ids)]),
    v.maxLength(max, say('tooMany')),
    v.everyItem((id) => v.is(publicId, id), say('unknown')),
  );
}
