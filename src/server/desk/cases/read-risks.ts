import type { Database } from '#src/server/db/database.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import { checkFindings } from '#src/server/withdrawals/findings/check-findings.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { RelatedCase } from './find-related-cases.ts';

type Asked = { caseId: string; related: readonly RelatedCase[]; locale: Locale };

/** Reads how risky a case is, in sentences that each say where it stands. */
export async function readRisks(
  db: Database,
  { caseId, related, locale }: Asked,
): Promise<ReviewCheck[]> {
  const refunds = await readRefunds(db, caseId, locale);
  const none = { level: 'green', text: textsOf(locale).deskWork.file.noRefund } as const;
  return [
    ...readRelated(related, locale),
    ...(await checkFindings(db, { caseId, locale })),
    ...(await readFacts(db, caseId, locale)),
    ...(refunds.length > 0 ? refunds : [none]),
  ];
}

function readRelated(related: Asked['related'], locale: Locale): ReviewCheck[] {
  const { file: t } = textsOf(locale).deskWork;
  if (related.length === 0) return [{ level: 'green', text: t.noRelated }];
  const checks: ReviewCheck[] = [
    { level: 'amber', text: t.relatedCount(countText(related.length, locale)) },
  ];
  const flagged = related.filter(({ phase }) => phase === 'risk' || phase === 'stopped').length;
  if (flagged > 0)
    checks.push({ level: 'red', text: t.relatedFlagged(countText(flagged, locale)) });
  return checks;
}

/** Reads what the page itself no longer says is so. */
async function readFacts(db: Database, caseId: string, locale: Locale): Promise<ReviewCheck[]> {
  const { cases, deskWork } = textsOf(locale);
  const t = deskWork.file;
  const facts = await db
    .selectFrom('case_facts')
    .select(['kind', 'state', 'stated_at as statedAt', 'expires_at as expiresAt'])
    .where('case_id', '=', caseId)
    .where('state', 'in', ['disputed', 'expired'])
    .orderBy('kind')
    .execute();
  return facts.map(({ kind, state, statedAt, expiresAt }) => {
    const [name, isDisputed] = [cases.factKinds[kind], state === 'disputed'];
    const day = dateText((isDisputed ? undefined : expiresAt) ?? statedAt, locale);
    return isDisputed
      ? { level: 'red', text: t.factDisputed(name, day) }
      : { level: 'amber', text: t.factExpired(name, day) };
  });
}

/** Reads of the whole case one sentence each; of single gifts, how many went back. */
async function readRefunds(db: Database, caseId: string, locale: Locale): Promise<ReviewCheck[]> {
  const { review, deskWork } = textsOf(locale);
  const ofCase = await db
    .selectFrom('case_refunds')
    .select(['created_at as at', 'status'])
    .where('case_id', '=', caseId)
    .where('kind', '<>', 'grace')
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  const { count } = await db
    .selectFrom('refunds')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('case_id', '=', caseId)
    .where('status', '=', 'SUCCESS')
    .executeTakeFirstOrThrow();
  const t = deskWork.file;
  const checks = ofCase.map(({ at, status }): ReviewCheck => {
    const text = t.caseRefund(dateText(at, locale), review.file.states[status] ?? '');
    return { level: status === 'REFUSED' || status === 'CANCELLED' ? 'amber' : 'red', text };
  });
  if (count === 0) return checks;
  return [...checks, { level: 'amber', text: t.giftsBack(countText(count, locale)) }];
}
