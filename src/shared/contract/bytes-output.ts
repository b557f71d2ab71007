import * as v from 'valibot';

const about = {
  type: v.picklist([
    ...(['image/png', 'image/svg+xml', 'image/webp', 'text/csv; charset=utf-8'] as const),
    ...(['application/pdf', 'application/json; charset=utf-8'] as const),
  ]),
  isPrivate: v.optional(v.boolean(), false),
  /** It is saved under this name instead of shown. */
  fileName: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/))),
};

/** A call that answers bytes gives this; browsers may keep it for an hour unless it is private. */
export const bytesOutput = v.object({ ...about, bytes: v.instance(Uint8Array) });

/** It is the same of a file that may be of any length, and is written while it is read. */
export const streamOutput = v.object({
  ...about,
  bytes: v.custom<ReadableStream<Uint8Array>>((bytes) => bytes instanceof ReadableStream),
});

export const fileOutput = v.union([bytesOutput, streamOutput]);
