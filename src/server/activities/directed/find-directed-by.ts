import { sql } from 'kysely';
import { grantBackInFen } from '#src/server/activities/match/match-left.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { DirectedGrant } from '#src/shared/activities/directed/directed-grant.ts';
import type { LookedAt } from '#src/shared/activities/directed/promises.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { userId: string; anchorId: string; size: number; locale: Locale };

/**
 * Finds what somebody directed of sponsors' money, newest first: allowances, pockets, what shares
 * brought.
 */
export async function findDirectedBy(
  db: Database,
  { userId, anchorId, size, locale }: Asked,
): Promise<{ list: DirectedGrant[]; hasNext: boolean; anchorId: string }> {
  const [at, cause] = readAnchor(anchorId, 'ns') ?? [];
  const rows = await db
    .selectFrom('activity_grants as grants')
    .innerJoin('cases', 'cases.id', 'grants.case_id')
    .leftJoin('pool_promises as promise', (join) =>
      join.on('grants.cause', '=', sql`coalesce(promise.order_id, promise.id)`),
    )
    .leftJoin('share_subsidies as share', 'share.cause', 'grants.cause')
    .leftJoin('refunds', 'refunds.order_id', 'grants.order_id')
    .leftJoin('grant_returns', 'grant_returns.cause', 'grants.cause')
    .select(['grants.cause', 'grants.case_id as infoUuid', titleIn(locale).as('title')])
    .select(['grants.amount_in_fen as amountInFen', 'grants.created_at as at'])
    .select([
      sql<LookedAt>`coalesce(promise.kind, 'share')`.as('kind'),
      grantBackInFen.as('backInFen'),
    ])
    .where('grants.user_id', '=', userId)
    .where((eb) => eb.or([eb('promise.id', 'is not', null), eb('share.cause', 'is not', null)]))
    .$if(cause !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('grants.created_at', 'grants.cause'), '<', tuple(Number(at), String(cause))),
      ),
    )
    .orderBy('grants.created_at', 'desc')
    .orderBy('grants.cause', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.at, row.cause]);
  return { ...page, list: page.list.map(({ cause: _, ...grant }) => grant) };
}
