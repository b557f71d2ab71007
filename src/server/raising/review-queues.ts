import type { ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { caseTypes, infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { partsFor, type RaiseStage } from '#src/shared/raising/parts.ts';
import { textsOfCase } from '#src/texts/texts.ts';
import { hitQueue } from './clones/hit-queue.ts';
import { decideParts } from './decide/decide-parts.ts';
import type { AdmitPayee } from './decide/decide-payee.ts';
import { findComparisons } from './decide/find-comparisons.ts';
import { findPublicChanges } from './decide/find-public-changes.ts';
import { findReviewChecks } from './decide/review-checks.ts';
import { morePapersField, reviewFieldsOf } from './decide/review-fields.ts';
import { findParts, type PartRecord } from './sheet/part-record.ts';

type Asked = { caseId: string; stage: RaiseStage; locale: Locale };

/** An account that its family took back is not for staff to read, whatever else waits. */
function isShown({ part, status }: PartRecord): boolean {
  return part !== 'payee' || status !== infoReviewStatuses.unsubmitted;
}

async function findSubject(
  services: Services,
  { caseId, stage, locale }: Asked,
): Promise<ReviewSubject | undefined> {
  const parts = await findParts(services.db, services.keys, caseId);
  const row = await services.db
    .selectFrom('cases')
    .select(['case_type', 'published_at'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  const caseType = row?.case_type ?? caseTypes.illness;
  const shown = partsFor(caseType)[stage];
  const records = shown.flatMap((part) => parts.get(part) ?? []).filter(isShown);
  const waiting = records.filter(({ status }) => status === infoReviewStatuses.submitted);
  if (waiting.length === 0) return undefined;
  const fields = records.flatMap((record) =>
    reviewFieldsOf(record, { caseType, locale, refusable: waiting.includes(record) }),
  );
  const hasPapers = waiting.some(({ part }) => part === 'materials');
  const asksPapers = stage === 'material' && caseType !== caseTypes.dream && !hasPapers;
  const asks = asksPapers ? [morePapersField(locale)] : [];
  const base = parts.get('base');
  const title = base?.saved?.fields.title;
  const asked = { caseId, base: stage === 'base' ? base : undefined, locale };
  const rewritten = await findPublicChanges(services.db, asked);
  const checks = await findReviewChecks(services, { caseId, stage, parts, locale });
  return {
    caseId,
    ...(stage === 'base' && row?.published_at ? { way: 'baseAgain' as const } : {}),
    title: typeof title === 'string' ? title : textsOfCase(caseType, locale).raising.untitled,
    submittedAt: Math.min(...waiting.map(({ submittedAt }) => submittedAt ?? 0)),
    fields: [
      ...rewritten.fields,
      ...fields.filter(({ name }) => !asks.some((ask) => ask.name === name)),
      ...asks,
    ],
    checks: [...rewritten.checks, ...checks],
  };
}

function queueFor(stage: RaiseStage, admitPayee: AdmitPayee): ReviewQueue {
  return {
    name: stage,
    roles: ['reviewer', 'administrator'],
    find: (services, caseId, locale) => findSubject(services, { caseId, stage, locale }),
    findComparisons: (db, keys, caseId) => findComparisons(db, keys, { caseId, stage }),
    decide: (trx, decided, services) => decideParts(trx, { stage, decided, services, admitPayee }),
  };
}

export function raisingQueues(admitPayee: AdmitPayee): readonly ReviewQueue[] {
  return [queueFor('base', admitPayee), queueFor('material', admitPayee), hitQueue(admitPayee)];
}
