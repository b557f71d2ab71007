import { publicIds } from '#src/shared/contract/fields.ts';

/**
 * It stands beside a field of photos, in forms without script: did its owner cover what names a
 * person?
 */
export function redactedFieldOf(name: string): string {
  return `${name}Redacted`;
}

/** Ids of pictures come as lists of ids do. */
export const imageIds = publicIds;
