import { fundActivity, returnToSponsor } from '#src/server/activities/move-pool.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import type { MatchMoney } from '#src/server/review/find-proposals.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { requireUnusedStatement } from './require-unused-statement.ts';

type MatchKind = 'matchFunding' | 'matchReturn';
type Asked = {
  kind: MatchKind;
  activityId: string;
  statementNo: string;
  amountInFen: number;
  reason: string;
  staffUserId: string;
};

const proposing = {
  matchFunding: 'proposeMatchFunding',
  matchReturn: 'proposeMatchReturn',
} as const;

/** The bank's statement says that money for an activity came, or went back: the first of two. */
export async function proposeMatchMoney(
  db: Database,
  { kind, activityId, statementNo: subject, amountInFen, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const activity = await trx
        .selectFrom('activities')
        .select(['sponsor', 'ended_at as endedAt'])
        .where('id', '=', activityId)
        .where('type', '<>', 'venue')
        .executeTakeFirst();
      if (!activity) throw new Problem('notFound');
      const isOver = activity.endedAt !== null;
      if (isOver !== (kind === 'matchReturn')) throw new Problem('activityStateRefuses');
      const value: MatchMoney = { activityId, amountInFen, sponsor: activity.sponsor };
      await addProposal(trx, { kind, subject, value, reason, staffUserId }, now);
      // This is asked only now: the row waited for whoever was confirming the same number.
      await requireUnusedStatement(trx, subject);
      const detail = { amountInFen, sponsor: activity.sponsor };
      const act = { act: proposing[kind], staffUserId, reason, subjectId: subject } as const;
      await recordAct(trx, { ...act, detail, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('statementUsed');
    throw error;
  }
}

/** The second said so too, once for a number of the statement. */
export async function bookMatchMoney(
  trx: Trx,
  {
    kind,
    statementNo,
    ...money
  }: Omit<MatchMoney, 'sponsor'> & Pick<Asked, 'kind' | 'statementNo'>,
  now: number,
): Promise<void> {
  await requireUnusedStatement(trx, statementNo);
  const move = kind === 'matchFunding' ? fundActivity : returnToSponsor;
  await move(trx, { ...money, statementNo }, now);
}
