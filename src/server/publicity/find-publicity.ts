import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { selectFundUses } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import { findPaidParts, sumPaid } from '#src/server/withdrawals/payout/find-paid-parts.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import type {
  PublicityLine,
  PublicityPart,
  WithdrawalLine,
} from '#src/shared/publicity/publicity-view.ts';
import { fundUseOf } from '#src/shared/withdrawals/fund-use.ts';

type Asked = { part: PublicityPart; anchorId: string; size: number };
type After = { at: number; id: string } | undefined;
type Reader = (
  db: Database,
  asked: { after: After; size: number; now: number },
) => Promise<PublicityLine[]>;

/** A page of one list of what happened with money, newest first. */
export async function findPublicity(
  db: Database,
  { part, anchorId, size }: Asked,
  now: number,
): Promise<{ list: PublicityLine[]; hasNext: boolean; anchorId: string }> {
  const anchor = readAnchor(anchorId, 'ns') as [number, string] | undefined;
  const after = anchor && { at: anchor[0], id: anchor[1] };
  const lines = await readers[part](db, { after, size: size + 1, now });
  return pageFrom(lines, size, ({ at, id }) => [at, id]);
}

const ofCase = [
  'cases.id as infoUuid',
  'cases.title as caseTitle',
  'cases.display_status as displayStatus',
] as const;

function caseOf(row: { infoUuid: string; caseTitle: string; displayStatus: number }) {
  const { infoUuid, caseTitle, displayStatus } = row;
  return { infoUuid, caseTitle, risky: displayStatus === displayStatuses.atRisk };
}

/** From its notice on, whatever became of it: people have read it. */
const findWithdrawals: Reader = async (db, { after, size, now }) => {
  let query = db
    .selectFrom('withdrawals')
    .innerJoin('cases', 'cases.id', 'withdrawals.case_id')
    .select([
      ...ofCase,
      'withdrawals.id as id',
      'withdrawals.created_at as at',
      'withdrawals.amount_in_fen as amountInFen',
      'withdrawals.net_in_fen as netInFen',
      'withdrawals.fee_in_fen as feeInFen',
      'withdrawals.given_back_in_fen as givenBackInFen',
      'withdrawals.purpose as purpose',
      'withdrawals.status as status',
      'withdrawals.notice_ends_at as noticeEndsAt',
      'withdrawals.paid_at as paidAt',
    ])
    .where('withdrawals.notice_started_at', 'is not', null);
  if (after) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('withdrawals.created_at', 'withdrawals.id'),
        '<',
        eb.tuple(after.at, after.id),
      ),
    );
  }
  const rows = await query
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .limit(size)
    .execute();
  const paid = await findPaidParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ displayStatus, ...row }) => ({
    ...row,
    ...caseOf({ ...row, displayStatus }),
    ...sumPaid(paid.get(row.id)),
    part: 'withdrawals' as const,
    netInFen: row.netInFen ?? row.amountInFen,
    noticeOver: row.noticeEndsAt !== null && row.noticeEndsAt <= now,
    status: row.status as WithdrawalLine['status'],
  }));
};

const findUses: Reader = async (db, { after, size, now }) => {
  let query = selectFundUses(db)
    .innerJoin('payouts', 'payouts.payout_no', 'fund_uses.payout_no')
    .innerJoin('cases', 'cases.id', 'fund_uses.case_id')
    .select([...ofCase, 'fund_uses.created_at as at', 'payouts.amount_in_fen as amountInFen']);
  if (after) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('fund_uses.created_at', 'fund_uses.payout_no'),
        '<',
        eb.tuple(after.at, after.id),
      ),
    );
  }
  const rows = await query
    .orderBy('fund_uses.created_at', 'desc')
    .orderBy('fund_uses.payout_no', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ displayStatus, payoutNo: id, withdrawalId: _, waitsSince, ...row }) => ({
    ...row,
    ...caseOf({ ...row, displayStatus }),
    ...{ id, part: 'uses' as const },
    ...fundUseOf({ ...row, waitsSince }, now),
  }));
};

const findRefunds: Reader = async (db, { after, size }) => {
  let query = db
    .selectFrom('case_refunds')
    .innerJoin('cases', 'cases.id', 'case_refunds.case_id')
    .select([
      ...ofCase,
      'case_refunds.id as id',
      'case_refunds.kind as kind',
      'case_refunds.status as status',
      'case_refunds.reason as reason',
      'case_refunds.amount_in_fen as amountInFen',
      'case_refunds.returned_in_fen as returnedInFen',
      'case_refunds.gift_count as giftCount',
      'case_refunds.returned_count as returnedCount',
    ])
    .select((eb) => eb.ref('case_refunds.released_at').$notNull().as('at'))
    .where('case_refunds.released_at', 'is not', null)
    .where(sql<boolean>`case_refunds.kind <> 'grace'`);
  if (after) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('case_refunds.released_at', 'case_refunds.id'),
        '<',
        eb.tuple(after.at, after.id),
      ),
    );
  }
  const rows = await query
    .orderBy('case_refunds.released_at', 'desc')
    .orderBy('case_refunds.id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ displayStatus, ...row }) => ({
    ...row,
    ...caseOf({ ...row, displayStatus }),
    part: 'refunds' as const,
    kind: row.kind as 'fundraiser',
    status: row.status as 'RUNNING' | 'DONE',
  }));
};

const findEnded: Reader = async (db, { after, size }) => {
  let query = db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select([
      ...ofCase,
      'cases.id as id',
      'cases.end_reason as endReason',
      'cases.target_in_fen as targetInFen',
      'case_funds.raised_in_fen as raisedInFen',
    ])
    .select((eb) => eb.ref('cases.finished_at').$notNull().as('at'))
    .where('cases.status', '=', 'FINISHED')
    .where('cases.finished_at', 'is not', null);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('cases.finished_at', 'cases.id'), '<', eb.tuple(after.at, after.id)),
    );
  }
  const rows = await query
    .orderBy('cases.finished_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ displayStatus, ...row }) => ({
    ...row,
    ...caseOf({ ...row, displayStatus }),
    part: 'ended' as const,
  }));
};

const readers: Record<PublicityPart, Reader> = {
  withdrawals: findWithdrawals,
  uses: findUses,
  refunds: findRefunds,
  ended: findEnded,
};
