import type { Selectable } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import { fromJson, toJson } from '#src/server/db/json.ts';
import type { CloneHitsTable } from '#src/server/db/schema.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { LikenessKind } from '#src/shared/raising/likeness.ts';
import type { AlikeCase } from './find-alike.ts';

type Hit = Selectable<CloneHitsTable>;
type Compared = { row: LockedCase; alike: readonly AlikeCase[]; now: number };

/** Keeps what a comparison found. A pair that was judged stays so while nothing else is alike. */
export async function recordHits(trx: Trx, { row, alike, now }: Compared): Promise<void> {
  const known = await trx
    .selectFrom('clone_hits')
    .selectAll()
    .where((where) =>
      where.or([where('case_id', '=', row.id), where('other_case_id', '=', row.id)]),
    )
    .execute();
  for (const one of alike) {
    const hit = known.find(({ pair }) => pair === pairOf(row.id, one.otherCaseId));
    if (!hit) await addHit(trx, { row, one, now });
    else if (asksAgain(hit, { row, one })) await reopen(trx, { row, hit, one, now });
  }
  const stillAlike = alike.map(({ otherCaseId }) => pairOf(row.id, otherCaseId));
  const others = known.filter(({ pair, case_id }) => {
    return case_id === row.id && !stillAlike.includes(pair);
  });
  for (const hit of others) await letGo(trx, { row, hit, now });
}

function pairOf(one: string, other: string): string {
  return [one, other].sort().join(' ');
}

/**
 * A false alarm asks again only for a new kind of likeness; a clone whenever it is sent again, but
 * not when the case it was made from is.
 */
function asksAgain(
  { state, judged, case_id }: Hit,
  { row, one }: { row: LockedCase; one: AlikeCase },
): boolean {
  if (state === 'open' || state === 'real') return case_id === row.id;
  const known = state === 'gone' ? [] : fromJson<LikenessKind[]>(judged);
  return one.likenesses.some(({ kind }) => !known.includes(kind));
}

async function addHit(
  trx: Trx,
  { row, one, now }: { row: LockedCase; one: AlikeCase; now: number },
): Promise<void> {
  const id = newId();
  await trx
    .insertInto('clone_hits')
    .values({
      id,
      case_id: row.id,
      other_case_id: one.otherCaseId,
      pair: pairOf(row.id, one.otherCaseId),
      likenesses: toJson(one.likenesses),
      judged: '[]',
      state: 'open',
      found_at: now,
      decided_by: null,
      decided_at: null,
    })
    .execute();
  await openHitTask(trx, { hitId: id, row, now });
}

async function reopen(
  trx: Trx,
  { row, hit, one, now }: { row: LockedCase; hit: Hit; one?: AlikeCase; now: number },
): Promise<void> {
  await trx
    .updateTable('clone_hits')
    .set({
      state: 'open',
      ...(one && {
        case_id: row.id,
        other_case_id: one.otherCaseId,
        likenesses: toJson(one.likenesses),
      }),
    })
    .where('id', '=', hit.id)
    .execute();
  await openHitTask(trx, { hitId: hit.id, row, now });
}

/**
 * They are no longer alike: nothing is to be looked at, except where staff called it a clone
 * before.
 */
async function letGo(
  trx: Trx,
  { row, hit, now }: { row: LockedCase; hit: Hit; now: number },
): Promise<void> {
  if (hit.state === 'real') await reopen(trx, { row, hit, now });
  if (hit.state !== 'open') return;
  await trx.updateTable('clone_hits').set({ state: 'gone' }).where('id', '=', hit.id).execute();
  await closeTask(trx, { queue: 'cloneHit', subjectId: hit.id, because: 'settled', now });
}

async function openHitTask(
  trx: Trx,
  { hitId, row, now }: { hitId: string; row: LockedCase; now: number },
): Promise<void> {
  await openTask(trx, {
    queue: 'cloneHit',
    subjectId: hitId,
    caseId: row.id,
    submittedBy: row.owner_user_id,
    urgent: row.published_at !== null,
    now,
  });
}
