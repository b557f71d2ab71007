import { titleIn } from '#src/server/cases/find-tellings.ts';
import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database } from '#src/server/db/database.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import { caseTies } from '#src/shared/desk/cases/case-ties.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findTies, type Ties } from './find-ties.ts';

type Asked = { caseId: string; ownerUserId: string; locale: Locale };

export type RelatedCase = Awaited<ReturnType<typeof findRelatedCases>>[number];

/** Finds the cases that share something with this one, the ones that share most first. */
export async function findRelatedCases(db: Database, asked: Asked, now: number) {
  const ties = await findTies(db, asked);
  const rows = await findCases(db, ties, asked.locale);
  const list = rows.map((row) => ({
    ...{ infoUuid: row.infoUuid, title: row.title, createdAt: row.createdAt },
    ...{ owner: row.owner, ownerMobile: row.ownerMobile, phase: phaseOf(row, now) },
    ties: caseTies.filter((tie) => ties.get(row.infoUuid)?.has(tie)),
  }));
  return list.sort((a, b) => b.ties.length - a.ties.length || b.createdAt - a.createdAt);
}

async function findCases(db: Database, ties: Ties, locale: Locale) {
  if (ties.size === 0) return [];
  return db
    .selectFrom('cases')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .select(caseStateColumns)
    .select(titleIn(locale).as('title'))
    .select([
      'cases.id as infoUuid',
      'cases.created_at as createdAt',
      'users.nickname as owner',
      'users.mobile_masked as ownerMobile',
    ])
    .where('cases.id', 'in', [...ties.keys()])
    .execute();
}
