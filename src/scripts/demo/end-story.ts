import type { CasesTable } from '#src/server/db/schema.ts';
import type { House } from '#src/server/platform/house.ts';
import { holdRefunds } from '#src/server/refunds/hold-refunds.ts';
import { refundCase } from '#src/server/refunds/refund-case.ts';
import { runRefund } from '#src/server/refunds/run-refund.ts';
import { holdForWithdrawal } from '#src/server/withdrawals/hold-for-withdrawal.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import type { AddedStory } from './add-story.ts';
import type { DemoStory } from './demo-story.ts';

const dayMs = 86_400_000;

type Ending = Partial<Pick<CasesTable, 'display_status' | 'end_reason' | 'finish_text'>> & {
  finished: boolean;
};

/** Endings without money moving; withdrawals and refunds go through their own use cases. */
const endings: Partial<Record<DemoStory['state'], Ending>> = {
  endedSuccess: { finished: true, end_reason: endReasons.fundraiserSucceeded },
  endedEarly: { finished: true, end_reason: endReasons.endedEarly },
  expired: { finished: true, end_reason: endReasons.timeExpired },
  platformStopped: {
    finished: true,
    end_reason: endReasons.platformTerminated,
    finish_text: '平台核实后终止',
  },
  risk: { finished: false, display_status: 4 },
};

/** Brings a story to the state it is told in. */
export async function endStory(
  house: House,
  { story, caseId, ownerUserId }: AddedStory,
  now: number,
): Promise<void> {
  const at = now - 2 * dayMs;
  const ending = endings[story.state];
  if (ending) await end(house, { caseId, ending, at });
  if (story.state === 'withdrawing') {
    const fund = await house.db
      .selectFrom('case_funds')
      .select('raised_in_fen')
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow();
    await holdForWithdrawal(
      house,
      {
        caseId,
        applicantUserId: ownerUserId,
        amountInFen: fund.raised_in_fen,
        purpose: '住院治疗费用',
        plan: story.treatment.plan,
      },
      at,
    );
  }
  if (story.state === 'refunding' || story.state === 'refunded')
    await giveBack(house, { caseId, whole: story.state === 'refunded', at });
}

async function end(
  house: House,
  { caseId, ending, at }: { caseId: string; ending: Ending; at: number },
): Promise<void> {
  const { finished, ...columns } = ending;
  await house.db
    .updateTable('cases')
    .set({ ...columns, ...(finished ? { status: 'FINISHED', finished_at: at } : {}) })
    .where('id', '=', caseId)
    .execute();
}

/** Starts the refund of every gift; one that is told as under way has two in three behind it. */
async function giveBack(
  house: House,
  { caseId, whole, at }: { caseId: string; whole: boolean; at: number },
): Promise<void> {
  await refundCase(house, { caseId }, at);
  await holdRefunds(house, { caseId }, at);
  const refunds = await house.db
    .selectFrom('refunds')
    .select('refund_no')
    .where('case_id', '=', caseId)
    .orderBy('refund_no')
    .execute();
  for (const { refund_no } of whole
    ? refunds
    : refunds.slice(0, Math.ceil((refunds.length * 2) / 3))) {
    await runRefund(house, { refundNo: refund_no }, at);
  }
}
