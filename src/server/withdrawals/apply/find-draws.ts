import type { Database } from '#src/server/db/database.ts';
import { findImagesOfSubjects } from '#src/server/media/find-images-of.ts';
import { findFundUses } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import type { DrawView, ObjectionView, PublicDraw } from '#src/shared/withdrawals/draw-view.ts';
import { mostMissed } from '#src/shared/withdrawals/fund-use.ts';
import { findInstalments, findObjections } from './find-draw-parts.ts';

/** It is more than any case has; a limit, so that nothing is read without one. */
const maxDraws = 50;

function selectDraws(db: Database) {
  return db
    .selectFrom('withdrawals')
    .leftJoin('case_payees', 'case_payees.id', 'withdrawals.payee_id')
    .selectAll('withdrawals')
    .select([
      'case_payees.kind as payeeKind',
      'case_payees.masked_name as payeeName',
      'case_payees.masked_account as payeeAccount',
      'case_payees.bank_name as bankName',
    ])
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .limit(maxDraws);
}

type DrawRow = Awaited<ReturnType<ReturnType<typeof selectDraws>['execute']>>[number];

/** Finds the withdrawals of a case, newest first, as its family sees them. */
export async function findDraws(db: Database, caseId: string, now: number): Promise<DrawView[]> {
  const rows = await selectDraws(db).where('withdrawals.case_id', '=', caseId).execute();
  return drawsOf(db, rows, now);
}

export async function findDraw(
  db: Database,
  drawId: string,
  now: number,
): Promise<DrawView | undefined> {
  const rows = await selectDraws(db).where('withdrawals.id', '=', drawId).execute();
  return (await drawsOf(db, rows, now))[0];
}

/**
 * Finds those that were in public notice, as everyone sees them. One that was refused or cancelled
 * in its notice stays, since people have read it.
 */
export async function findPublicDraws(
  db: Database,
  caseId: string,
  now: number,
): Promise<PublicDraw[]> {
  const rows = await selectDraws(db)
    .where('withdrawals.case_id', '=', caseId)
    .where('withdrawals.notice_started_at', 'is not', null)
    .execute();
  const draws = await drawsOf(db, rows, now);
  return draws.map((draw) => ({
    ...draw,
    objections: draw.objections.filter(isRead),
    instalments: draw.instalments.map((part) => ({ ...part, payoutNo: null, bankWords: null })),
  }));
}

/** Staff have read an objection once one of them has answered it. */
const isRead = ({ answers }: ObjectionView): boolean => answers.length > 0;

/** They are all of one case. */
async function drawsOf(db: Database, rows: readonly DrawRow[], now: number): Promise<DrawView[]> {
  const ids = rows.map(({ id }) => id);
  const [instalments, objections, uses, images] = await Promise.all([
    findInstalments(db, ids),
    findObjections(db, { caseId: rows[0]?.case_id ?? '', withdrawalIds: ids }),
    findFundUses(db, ids, now),
    findImagesOfSubjects(
      db,
      ids.map((id) => `withdrawal:${id}`),
    ),
  ]);
  return rows.map((row) => ({
    ...viewOf(row),
    fundUse: mostMissed(uses.get(row.id) ?? []) ?? null,
    instalments: instalments.get(row.id) ?? [],
    objections: objections.get(row.id) ?? [],
    unreadObjections: (objections.get(row.id) ?? []).filter((one) => !isRead(one)).length,
    proofs: (images.get(`withdrawal:${row.id}`) ?? []).flatMap((image) =>
      image.isPublic
        ? [
            {
              url: mediaUrl(image.path),
              largeUrl: mediaUrl(image.largePath),
              width: image.width,
              height: image.height,
            },
          ]
        : [],
    ),
  }));
}

type Joined = 'instalments' | 'objections' | 'unreadObjections' | 'proofs' | 'fundUse';

function viewOf(row: DrawRow): Omit<DrawView, Joined> {
  return {
    ...{ drawId: row.id, infoUuid: row.case_id, status: row.status },
    ...{ amountInFen: row.amount_in_fen, feeInFen: row.fee_in_fen },
    ...{ subsidyInFen: row.subsidy_in_fen, netInFen: row.net_in_fen ?? row.amount_in_fen },
    ...{ purpose: row.purpose, plan: row.plan, emergency: row.emergency === 1 },
    ...{ appliedAt: row.created_at, changedAt: row.updated_at },
    ...{ noticeStartedAt: row.notice_started_at, noticeEndsAt: row.notice_ends_at },
    ...{ payeeKind: row.payeeKind, payeeName: row.payeeName ?? '' },
    ...{ payeeAccount: row.payeeAccount ?? '', bankName: row.bankName ?? '' },
    ...{ stopRaise: row.stop_raise === 1, refusedWords: row.refused_words },
    givenBackInFen: row.given_back_in_fen,
  };
}
