import { isBeyond } from '#src/server/platform/keyset.ts';
import { selectFundUses } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import { fundUseOf } from '#src/shared/withdrawals/fund-use.ts';
import { caseOf, ofCase, type Reader } from './publicity-lines.ts';

export const findUseLines: Reader = async (db, { after, size, now, locale }) => {
  const rows = await selectFundUses(db)
    .innerJoin('payouts', 'payouts.payout_no', 'fund_uses.payout_no')
    .innerJoin('cases', 'cases.id', 'fund_uses.case_id')
    .select([
      ...ofCase(locale),
      'fund_uses.created_at as at',
      'payouts.amount_in_fen as amountInFen',
    ])
    .where((eb) =>
      isBeyond(eb, ['fund_uses.created_at', 'fund_uses.payout_no'], after && [after.at, after.id]),
    )
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
