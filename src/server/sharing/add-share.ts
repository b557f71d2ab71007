import { keepTouches } from '#src/server/attribution/keep-touches.ts';
import { countShare } from '#src/server/cases/transitions/count-share.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Touches } from '#src/shared/platform/touches.ts';
import type { shareSuccess } from '#src/shared/sharing/calls.ts';
import { findParent } from './find-parent.ts';
import { requireShareableCase } from './find-shareable-case.ts';
import { tagOfSpread } from './tag-of-spread.ts';

type NewShare = CallParsed<typeof shareSuccess> & {
  userId: string | undefined;
  touches?: Touches | undefined;
};
type Added = { shareId: string; shareCount: number };

/** Records a share below the one it came by, once for its uuid, and counts it on the case. */
export async function addShare(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  share: NewShare,
  now: number,
): Promise<Added> {
  const known = await findAdded(db, share);
  if (known) return known;
  await requireShareableCase(db, { caseId: share.infoId }, now);
  try {
    const added = await inTransaction(db, (trx) => insertShare(trx, share, now));
    pageTags.purge([tagOfSpread(share.infoId)]);
    return added;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const winner = await findAdded(db, share);
    if (!winner) throw new Problem('idempotencyConflict');
    return winner;
  }
}

async function insertShare(trx: Trx, share: NewShare, now: number): Promise<Added> {
  const { infoId: caseId, shareSourceId } = share;
  const shareId = share.shareId || newId();
  const { parentShareId, degree } = await findParent(trx, { caseId, shareSourceId });
  await trx
    .insertInto('shares')
    .values({
      id: shareId,
      uuid: share.uuid,
      case_id: caseId,
      user_id: share.userId ?? null,
      parent_share_id: parentShareId,
      degree: degree + 1,
      channel: share.channel,
      visit_count: 0,
      created_at: now,
    })
    .execute();
  await keepTouches(trx, { of: 'share', id: shareId, touches: share.touches }, now);
  await keepOrigin(trx, { ...share, shareId }, now);
  return { shareId, shareCount: await countShare(trx, caseId) };
}

/** Keeps what was told of it beside what makes the tree. */
async function keepOrigin(trx: Trx, share: NewShare, now: number): Promise<void> {
  await trx
    .insertInto('share_origins')
    .values({
      share_id: share.shareId,
      source: share.source,
      share_dv: String(share.shareDv),
      user_source_id: share.userSourceId,
      share_source_id: share.shareSourceId,
      wx_source: share.wxSource,
      to_wx_source: share.toWxSource,
      trade_no: share.tradeNo,
      path_name: share.pathName,
      crypto_user_id: share.cryptoUserId,
      created_at: now,
    })
    .execute();
}

/** The same uuid for another case or person is a mistake or a guess, and gets no answer. */
async function findAdded(db: Database, { uuid, infoId, userId }: NewShare) {
  const row = await db
    .selectFrom('shares')
    .innerJoin('cases', 'cases.id', 'shares.case_id')
    .select(['shares.id', 'shares.case_id', 'shares.user_id', 'cases.share_count'])
    .where('shares.uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.case_id !== infoId || row.user_id !== (userId ?? null))
    throw new Problem('idempotencyConflict');
  return { shareId: row.id, shareCount: row.share_count };
}
