import type { Database, Trx } from '#src/server/db/database.ts';
import type { FindingView } from '#src/shared/withdrawals/findings.ts';

/** Finds what was found against a case's withdrawals, the oldest first: it does not go away. */
export async function findFindings(db: Database | Trx, caseId: string): Promise<FindingView[]> {
  const found = [
    ...(await findUpheldObjections(db, caseId)),
    ...(await findUpheldReports(db, caseId)),
    ...(await findRefusals(db, caseId)),
  ];
  return found.sort((a, b) => a.foundAt - b.foundAt);
}

/** Finds those the family has said nothing to yet; nothing more is paid until it has. */
export async function findUnanswered(db: Database | Trx, caseId: string): Promise<FindingView[]> {
  const findings = await findFindings(db, caseId);
  const answer = findings.length > 0 ? await findAnswer(db, caseId) : undefined;
  return findings.filter(({ foundAt }) => foundAt > (answer?.answeredAt ?? 0));
}

/** Finds what the family said last to what was found. */
export async function findAnswer(
  db: Database | Trx,
  caseId: string,
): Promise<{ words: string; answeredAt: number } | undefined> {
  const row = await db
    .selectFrom('withdrawals')
    .select(['answer', 'answered_at'])
    .where('case_id', '=', caseId)
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.answer === null || row.answered_at === null) return undefined;
  return { words: row.answer, answeredAt: row.answered_at };
}

async function findUpheldObjections(db: Database | Trx, caseId: string): Promise<FindingView[]> {
  const rows = await db
    .selectFrom('withdrawal_objections as objection')
    .innerJoin('withdrawals', 'withdrawals.id', 'objection.withdrawal_id')
    .select(({ fn }) => [
      fn.coalesce('third_at', 'second_at', 'first_at').as('foundAt'),
      fn.coalesce('third_words', 'second_words', 'first_words').as('words'),
    ])
    .where('withdrawals.case_id', '=', caseId)
    .where('objection.state', '=', 'upheld')
    .execute();
  return rows.map(({ foundAt, words }) => ({
    ...{ kind: 'objection', foundAt: foundAt ?? 0, words: words ?? '' },
  }));
}

/** Their words stay between staff and the reporter, who is never given away. */
async function findUpheldReports(db: Database | Trx, caseId: string): Promise<FindingView[]> {
  const rows = await db
    .selectFrom('reports')
    .select('answered_at as foundAt')
    .where('case_id', '=', caseId)
    .where('state', '=', 'upheld')
    .execute();
  return rows.map(({ foundAt }) => ({ kind: 'report', foundAt: foundAt ?? 0, words: '' }));
}

/** One that an objection called off is counted as the objection. */
async function findRefusals(db: Database | Trx, caseId: string): Promise<FindingView[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['refused_at as foundAt', 'refused_words as words'])
    .where('case_id', '=', caseId)
    .where('refused_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawal_objections as objection')
            .select('objection.id')
            .whereRef('objection.withdrawal_id', '=', 'withdrawals.id')
            .where('objection.state', '=', 'upheld'),
        ),
      ),
    )
    .execute();
  return rows.map(({ foundAt, words }) => ({
    ...{ kind: 'refusal', foundAt: foundAt ?? 0, words: words ?? '' },
  }));
}
