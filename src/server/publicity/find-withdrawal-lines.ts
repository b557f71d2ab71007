import type { Database } from '#src/server/db/database.ts';
import { isBeyond } from '#src/server/platform/keyset.ts';
import { findPaidParts, sumPaid } from '#src/server/withdrawals/payout/find-paid-parts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { WithdrawalLine } from '#src/shared/publicity/publicity-view.ts';
import { isNoticeOver } from '#src/shared/withdrawals/notice-over.ts';
import { caseOf, ofCase, type Reader } from './publicity-lines.ts';

/** Finds them from their notice on, whatever became of them: people have read them. */
export const findWithdrawalLines: Reader = async (db, { after, size, now, locale }) => {
  const rows = await selectTold(db, locale)
    .where((eb) =>
      isBeyond(eb, ['withdrawals.created_at', 'withdrawals.id'], after && [after.at, after.id]),
    )
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
    noticeOver: isNoticeOver(row.noticeEndsAt, now),
    status: row.status as WithdrawalLine['status'],
  }));
};

function selectTold(db: Database, locale: Locale) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('cases', 'cases.id', 'withdrawals.case_id')
    .select([
      ...ofCase(locale),
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
}
