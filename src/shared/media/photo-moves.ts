/**
 * This is the field of the buttons by which a form without script rearranges the photos it carries.
 */
export const photoMoveField = 'photoMove';

export type PhotoMove = 'earlier' | 'remove';

/** Answers what such a button says: which photo of which field, and what becomes of it. */
export function photoMoveValue(field: string, move: PhotoMove, imageId: string): string {
  return `${field}.${move}.${imageId}`;
}

/**
 * Answers the ids of a field after a button's word; the same as before where it is not about this
 * field.
 */
export function movedPhotos(field: string, imageIds: string, value: string): string {
  const ids = imageIds.split(',').filter(Boolean);
  const at = ids.findIndex((id) => value.startsWith(`${field}.`) && value.endsWith(`.${id}`));
  const id = ids[at];
  if (id === undefined) return imageIds;
  const others = ids.filter((other) => other !== id);
  if (value === photoMoveValue(field, 'earlier', id)) others.splice(Math.max(0, at - 1), 0, id);
  else if (value !== photoMoveValue(field, 'remove', id)) return imageIds;
  return others.join(',');
}
