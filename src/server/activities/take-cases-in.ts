import { createHash } from 'node:crypto';
import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Flag } from '#src/server/db/columns.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { CaseGroup } from '#src/shared/activities/case-groups.ts';

type Taken = {
  activityId: string;
  cases: readonly string[];
  addsToGifts: boolean;
  /**
   * The lot leaves out so many of those that staff chose; a family that asked is never left out.
   */
  controlPercent?: number;
};

/** Cases take part from here on; those that the lot leaves out stay free for another activity. */
export async function takeCasesIn(
  trx: Trx,
  { activityId, cases, addsToGifts, controlPercent = 0 }: Taken,
): Promise<void> {
  const raised = await findRaised(trx, cases);
  const rows = [...cases].sort().map((caseId) => {
    const drawn =
      controlPercent > 0 ? groupOf({ activityId, caseId, percent: controlPercent }) : null;
    const adds: Flag = addsToGifts && drawn !== 'CONTROL' ? 1 : 0;
    return {
      ...{ activity_id: activityId, case_id: caseId, matched_in_fen: 0 },
      ...{ adds_to_gifts: adds, drawn, raised_before_in_fen: raised.get(caseId) ?? 0 },
      ...{ raised_after_in_fen: null, left_at: null },
    };
  });
  await trx.insertInto('activity_cases').values(rows).execute();
}

type Drawn = { activityId: string; caseId: string; percent: number };

/** Answers the group stays the same for ever and is nobody's choice: it is a hash of both. */
export function groupOf({ activityId, caseId, percent }: Drawn): CaseGroup {
  const hash = createHash('sha256').update(`${activityId}:${caseId}`).digest();
  return hash.readUInt32BE(0) % 100 < percent ? 'CONTROL' : 'MATCHED';
}

async function findRaised(trx: Trx, cases: readonly string[]) {
  const rows = await trx
    .selectFrom('case_funds')
    .select(['case_id as caseId', shownFund.raised])
    .where('case_id', 'in', cases)
    .execute();
  return new Map(rows.map(({ caseId, raisedInFen }) => [caseId, raisedInFen]));
}
