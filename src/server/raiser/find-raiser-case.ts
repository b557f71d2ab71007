import { caseStateOf } from '#src/server/cases/find-case.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { canCase, phaseOf } from '#src/shared/cases/case-actions.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import type { CaseLabel } from '#src/shared/raiser/case-labels.ts';
import { whenPutAway } from './dignity/when-put-away.ts';

export type RaiserCase = NonNullable<Awaited<ReturnType<typeof findRaiserCase>>>;

/** Its title is read in `locale`, where it is told in it. */
type Named = { caseId: string; locale?: Locale | undefined };

/**
 * Finds a case as its fundraiser sees it, public or not yet. Who may ask is the caller's matter.
 */
export async function findRaiserCase(db: Database, asked: Named, now: number) {
  const { caseId, locale = defaultLocale } = asked;
  const row = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .selectAll('cases')
    .select([shownFund.raised, shownFund.gifts])
    .select(titleIn(locale).as('toldTitle'))
    .where('cases.id', '=', caseId)
    .executeTakeFirst();
  if (!row) return undefined;
  const state = caseStateOf(row);
  return {
    infoUuid: row.id,
    caseType: row.case_type,
    ownerUserId: row.owner_user_id,
    title: row.toldTitle,
    isPublic: publicCaseStatuses.some((status) => status === row.status),
    state,
    phase: phaseOf(state, now),
    mayShare: canCase('share', state, now),
    mayPost: canCase('publishProgress', state, now),
    mayReply: canCase('comment', state, now),
    maySupplement: canCase('supplement', state, now),
    mayShowUse: canCase('showFundUse', state, now),
    inMourning: row.mourning_at !== null,
    mourningShown: row.mourning_shown_at !== null,
    illnessKey: row.illness_key,
    labels: fromJson<CaseLabel[]>(row.labels),
    targetInFen: row.target_in_fen,
    raisedInFen: row.raisedInFen,
    donationCount: row.donationCount,
    shareCount: row.share_count,
    createdAt: row.created_at,
    publishedAt: row.published_at ?? row.created_at,
    endsAt: row.ends_at,
    putAwayFrom: whenPutAway(row, now),
  };
}

type Asked = Pick<Named, 'locale'> & {
  infoUuid: string;
  viewer: Pick<Viewer, 'userId'> | undefined;
};

/** Finds the same for one person: someone else's case is as an absent one. */
export async function findOwnCase(
  db: Database,
  { infoUuid, viewer, locale }: Asked,
  now: number,
): Promise<RaiserCase | undefined> {
  const found = await findRaiserCase(db, { caseId: infoUuid, locale }, now);
  return found && found.ownerUserId === viewer?.userId ? found : undefined;
}
