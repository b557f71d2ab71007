import { type Expression, type SqlBool, sql } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { HelpKind } from '#src/shared/advisers/referral/referral-rule.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { userId: string; of: HelpKind; anchorId: string; size: number; locale: Locale };
type Part = Omit<Asked, 'of' | 'anchorId'> & { anchor: [number, string] | undefined };

type HelpLine = {
  id: string;
  at: number;
  /** It is null of a family that left its number and has no appeal that passed. */
  infoUuid: string | null;
  title: string | null;
};

/** The last page may leave this as the anchor of the next. */
export const helpAnchor = 'ns';

/** Finds whom a person helped in one way, newest first. Nothing says how much they gave. */
export async function findHelpRecord(db: Database, { of, anchorId, size, ...asked }: Asked) {
  const anchor = readAnchor(anchorId, helpAnchor) as [number, string] | undefined;
  const rows = await finders[of](db, { ...asked, size: size + 1, anchor });
  return pageFrom(rows, size, ({ at, id }) => [at, id]);
}

const finders = {
  referred: findReferred,
  verified: findVerified,
  shared: findShared,
  donated: findDonated,
} satisfies Record<HelpKind, (db: Database, part: Part) => Promise<HelpLine[]>>;

function findReferred(db: Database, { userId, locale, anchor, size }: Part): Promise<HelpLine[]> {
  return db
    .selectFrom('leads')
    .leftJoin('cases', (join) =>
      join.onRef('cases.id', '=', 'leads.case_id').on('leads.referred_at', 'is not', null),
    )
    .select(['leads.id', 'leads.created_at as at', 'cases.id as infoUuid'])
    .select(
      sql<string | null>`case when cases.id is null then null else ${titleIn(locale)} end`.as(
        'title',
      ),
    )
    .where('leads.inviter_user_id', '=', userId)
    .where(isBefore(anchor, sql.ref('leads.created_at'), sql.ref('leads.id')))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(size)
    .execute();
}

function findVerified(db: Database, { userId, locale, anchor, size }: Part): Promise<HelpLine[]> {
  return db
    .selectFrom('verifications')
    .innerJoin('cases', 'cases.id', 'verifications.case_id')
    .select(['verifications.id', 'verifications.created_at as at', 'cases.id as infoUuid'])
    .select(titleIn(locale).as('title'))
    .where('verifications.user_id', '=', userId)
    .where('verifications.withdrawn_at', 'is', null)
    .where(isBefore(anchor, sql.ref('verifications.created_at'), sql.ref('verifications.id')))
    .orderBy('verifications.created_at', 'desc')
    .orderBy('verifications.id', 'desc')
    .limit(size)
    .execute();
}

function findShared(db: Database, { userId, locale, anchor, size }: Part): Promise<HelpLine[]> {
  return db
    .selectFrom('shares')
    .innerJoin('cases', 'cases.id', 'shares.case_id')
    .select(['shares.id', 'shares.created_at as at', 'cases.id as infoUuid'])
    .select(titleIn(locale).as('title'))
    .where('shares.user_id', '=', userId)
    .where(isBefore(anchor, sql.ref('shares.created_at'), sql.ref('shares.id')))
    .orderBy('shares.created_at', 'desc')
    .orderBy('shares.id', 'desc')
    .limit(size)
    .execute();
}

function findDonated(db: Database, { userId, locale, anchor, size }: Part): Promise<HelpLine[]> {
  return db
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select(['donations.id', 'donations.created_at as at', 'cases.id as infoUuid'])
    .select(titleIn(locale).as('title'))
    .where('donations.user_id', '=', userId)
    .where('donations.status', '=', 'PAID')
    .where(isBefore(anchor, sql.ref('donations.created_at'), sql.ref('donations.id')))
    .orderBy('donations.created_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(size)
    .execute();
}

/** Answers what comes after the last one of the page before. */
function isBefore(
  anchor: [number, string] | undefined,
  at: Expression<unknown>,
  id: Expression<unknown>,
): Expression<SqlBool> {
  if (!anchor) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(${at}, ${id}) < (${anchor[0]}, ${anchor[1]})`;
}
