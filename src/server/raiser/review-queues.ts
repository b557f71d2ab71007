import type { Database } from '#src/server/db/database.ts';
import type { ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { decideMourning } from './decide-mourning.ts';
import { findMourning } from './tell-mourning.ts';

export const raiserQueues: readonly ReviewQueue[] = [
  {
    name: 'mourning',
    roles: ['reviewer', 'administrator'],
    find: ({ db }, caseId, locale) => findMourningSubject(db, caseId, locale),
    decide: (trx, decided) => decideMourning(trx, decided),
  },
];

async function findMourningSubject(
  db: Database,
  caseId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const found = await findMourning(db, caseId);
  if (!found) return undefined;
  const t = textsOf(locale).raiser;
  return {
    caseId,
    title: found.title,
    submittedAt: found.toldAt,
    fields: [
      { name: 'sentence', label: t.mourningReview, value: t.mourningSentence, refusable: false },
    ],
    checks: [{ level: 'amber', text: t.mourningCheck }],
  };
}
