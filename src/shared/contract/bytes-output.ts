import * as v from 'valibot';

/** What a call that answers bytes gives; browsers may keep it for an hour unless it is private. */
export const bytesOutput = v.object({
  type: v.picklist([
    ...(['image/png', 'image/svg+xml', 'image/webp', 'text/csv; charset=utf-8'] as const),
    ...(['application/pdf', 'application/json; charset=utf-8'] as const),
  ]),
  bytes: v.instance(Uint8Array),
  isPrivate: v.optional(v.boolean(), false),
  /** Saved under this name instead of shown. */
  fileName: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/))),
});
