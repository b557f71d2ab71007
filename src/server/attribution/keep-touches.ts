import type { Trx } from '#src/server/db/database.ts';
import type { AttributionSchema } from '#src/server/db/schema.ts';
import type { Touch, Touches } from '#src/shared/platform/touches.ts';

type Touched = {
  of: AttributionSchema['touches']['subject']['__select__'];
  id: string;
  touches: Touches | undefined;
};

/** Keeps what led to something that was just made; nothing for who came by no such link. */
export async function keepTouches(
  trx: Trx,
  { of, id, touches }: Touched,
  now: number,
): Promise<void> {
  if (!touches) return;
  const about = { subject: of, subject_id: id, created_at: now };
  await trx
    .insertInto('touches')
    .values([
      { ...about, position: 'first', ...rowOf(touches.first) },
      { ...about, position: 'last', ...rowOf(touches.last) },
    ])
    .execute();
}

function rowOf(touch: Touch) {
  return {
    source: touch.source ?? '',
    sharedv: touch.sharedv ?? '',
    forward_from: touch.forwardFrom ?? '',
    channel: touch.channel ?? '',
    user_source_id: touch.userSourceId ?? '',
    bof_id: touch.bofId ?? '',
    entrancetype: touch.entrancetype ?? '',
    posid: touch.posid ?? '',
    touched_at: touch.at,
  };
}
