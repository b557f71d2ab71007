import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Bound = {
  imageIds: readonly string[];
  /** Names what the pictures belong to, such as `progress:{id}`. */
  subject: `${string}:${string}`;
  now: number;
  /** This is the input's field that a refusal names. */
  field?: string;
};

/**
 * Makes these the pictures of a subject, in this order; bound ones are never swept. Pictures left
 * out of a later list are no longer among them but stay, since a public page may still show them.
 * Check with `requireOwnImages` first; one bound to something else is refused.
 */
export async function bindImages(
  trx: Trx,
  { imageIds, subject, field = 'attachments' }: Bound,
): Promise<void> {
  await trx.updateTable('images').set({ position: null }).where('subject', '=', subject).execute();
  for (const [position, id] of imageIds.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('images')
      .set({ subject, position })
      .where('id', '=', id)
      .where((where) => where.or([where('subject', 'is', null), where('subject', '=', subject)]))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n)
      throw new Problem('inputInvalid', { fields: { [field]: 'unknown' } });
  }
}
