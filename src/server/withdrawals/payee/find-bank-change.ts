import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { findChangingPayee } from '#src/server/withdrawals/apply/find-cash-check.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import type { NoticeKind, NoticeParams } from '#src/shared/notices/notice-kinds.ts';

type BankChange = {
  /** This is the payee among the papers; before it has passed there is no account to change. */
  papers: 'missing' | 'inReview' | 'passed';
  changing: { effectiveAt: number | null } | undefined;
  /** This is what staff said of the newest account, where they refused it. */
  refusedWords: string | undefined;
};

/** Finds where the account of a case's payee stands, as its family is told. */
export async function findBankChange(
  db: Database,
  caseId: string,
  now: number,
): Promise<BankChange> {
  return {
    papers: await findPapers(db, caseId),
    changing: await findChangingPayee(db, caseId, now),
    refusedWords: await findRefusedWords(db, caseId),
  };
}

async function findPapers(db: Database, caseId: string): Promise<BankChange['papers']> {
  const part = await db
    .selectFrom('case_parts')
    .select(['status', 'passed_at as passedAt'])
    .where('case_id', '=', caseId)
    .where('part', '=', 'payee')
    .executeTakeFirst();
  if (part?.status === infoReviewStatuses.submitted) return 'inReview';
  return part?.passedAt ? 'passed' : 'missing';
}

/** The words are kept where the family was told of them. */
async function findRefusedWords(db: Database, caseId: string): Promise<string | undefined> {
  const newest = await db
    .selectFrom('case_payees')
    .select(['id', 'status', 'submitted_by as userId'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.status !== 'refused') return undefined;
  const told = await db
    .selectFrom('notices')
    .select('params')
    .where('user_id', '=', newest.userId)
    .where('kind', '=', 'bankChanged' satisfies NoticeKind)
    .where('subject_id', '=', `${newest.id}:refused`)
    .executeTakeFirst();
  return told && String(fromJson<NoticeParams>(told.params).words ?? '');
}
