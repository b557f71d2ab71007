import { requirePlace } from '#src/server/chance/open-lottery.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import type { PromisedLottery } from '#src/shared/chance/lottery-fields.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = { promised: PromisedLottery; reason: string; staffUserId: string };

/** The first of two writes a lottery down; it has no seed before the second. */
export async function proposeLottery(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { promised, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  const subject = newId();
  const { lotteryMostWorthInFen } = await findSettings(db, config);
  if (promised.awards.some(({ worthInFen }) => worthInFen > lotteryMostWorthInFen)) {
    throw new Problem('inputInvalid', { fields: { awards: 'aboveCap' } });
  }
  await inTransaction(db, async (trx) => {
    await requirePlace(trx, promised, now);
    const written = { kind: 'lottery', subject, value: promised, reason, staffUserId } as const;
    await addProposal(trx, written, now);
    const detail = { value: promised.name, sponsor: promised.sponsor };
    const act = { act: 'proposeActivity', staffUserId, reason, subjectId: subject } as const;
    await recordAct(trx, { ...act, detail, now });
  });
}
