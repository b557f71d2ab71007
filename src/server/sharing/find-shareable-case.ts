import { caseStateOf } from '#src/server/cases/find-case.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import { finishReason } from '#src/server/cases/finish-reason.ts';
import type { Database } from '#src/server/db/database.ts';
import { canCase, isFilled } from '#src/shared/cases/case-actions.ts';
import { isHighRisk } from '#src/shared/cases/case-rules.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';

type Asked = { caseId: string; locale?: Locale };

/** Does anyone see this case, and may it be passed on? Answers undefined when nobody does. */
export async function findShareableCase(
  db: Database,
  { caseId, locale = defaultLocale }: Asked,
  now: number,
) {
  const row = await db
    .selectFrom('cases')
    .select(titleIn(locale).as('title'))
    .select(['id', 'status', 'display_status', 'end_reason', 'finish_text', 'ends_at'])
    .select(['share_count', 'platform_finish_reason'])
    .select(['mourning_at', 'filled_at', 'put_away_at'])
    .select((eb) => finishReason(eb).as('finish_reason'))
    .where('id', '=', caseId)
    .where('status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, share_count: shareCount } = row;
  const risky = isHighRisk({
    finishReason: row.finish_reason,
    platformFinishReason: row.platform_finish_reason,
  });
  const state = caseStateOf(row);
  return {
    ...{ infoUuid: row.id, title, shareCount },
    open: !risky && canCase('share', state, now),
    inMourning: row.mourning_at !== null,
    filled: isFilled(state, now),
  };
}

export async function requireShareableCase(db: Database, asked: Asked, now: number) {
  const found = await findShareableCase(db, asked, now);
  if (!found) throw new Problem('notFound');
  if (!found.open) throw new Problem('shareNotOpen');
  return found;
}
