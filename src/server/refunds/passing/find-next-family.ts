import { isUnquestioned } from '#src/server/cases/lists/is-unquestioned.ts';
import { missingNowInFen, shownFund } from '#src/server/cases/money/shown-fund.ts';
import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { caseTypes, displayStatuses } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type IfUnused, leastDaysLeft } from '#src/shared/refunds/if-unused.ts';

export type Choice = Exclude<IfUnused, 'back'>;
type Asked = {
  choice: Choice;
  caseId: string;
  userId: string | null;
  amountInFen: number;
  /** Asks whether it may still be this one. */
  only?: string;
};

const looked = 20;

/**
 * Finds the family that a gift goes on to, by the rule that pages print: among those that are
 * public, reviewed and open, lack at least this sum and have a week left, and are not the donor's
 * or of staff, it is the one of the same illness that lacks most, or the one that fewest people
 * came to.
 */
export async function findNextFamily(
  db: Database | Trx,
  asked: Asked,
  now: number,
): Promise<string | undefined> {
  const open = selectOpen(db, asked, now);
  const ordered =
    asked.choice === 'sameIllness'
      ? open
          .where('illness_key', '<>', '')
          .where('illness_key', '=', ({ selectFrom }) =>
            selectFrom('cases as giving')
              .select('illness_key')
              .where('giving.id', '=', asked.caseId),
          )
          .orderBy(missingNowInFen, 'desc')
      : open
          .orderBy((eb) =>
            eb.fn.coalesce(
              eb
                .selectFrom('case_visit_days')
                .select(({ fn }) => fn.sum<number>('visit_count').as('visits'))
                .whereRef('case_visit_days.case_id', '=', 'cases.id'),
              eb.lit(0),
            ),
          )
          .orderBy('donationCount');
  const rows = await ordered.orderBy('cases.id').limit(looked).execute();
  return rows.find((row) => canCase('donate', row, now))?.caseId;
}

function selectOpen(db: Database | Trx, { caseId, userId, amountInFen, only }: Asked, now: number) {
  return db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(['cases.id as caseId', shownFund.gifts])
    .select(caseStateColumns)
    .where('cases.id', '<>', caseId)
    .$if(only !== undefined, (cases) => cases.where('cases.id', '=', only ?? ''))
    .where('published_at', 'is not', null)
    .where('status', '=', 'CROWDFUNDING_STATED')
    .where('display_status', '<>', displayStatuses.atRisk)
    .where('audience', '=', 'public')
    .where('case_type', '<>', caseTypes.goods)
    .where('mourning_at', 'is', null)
    .where('filled_at', 'is', null)
    .where((eb) =>
      eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now + leastDaysLeft * dayMs)]),
    )
    .where(missingNowInFen, '>=', amountInFen)
    .where('owner_user_id', '<>', userId ?? '')
    .where(isUnquestioned);
}
