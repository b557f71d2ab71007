import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { PersonToThank, ThankedFor } from '#src/shared/papers/pennants/pennant-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';
import { findBond, selectBonds } from './find-bonds.ts';

type Asked = { userId: string; kind: ThankedFor; anchorId: string; size: number; locale: Locale };

/**
 * Finds whom a person may thank and did not yet, those met last in front; nothing goes by amounts.
 */
export async function findPeople(db: Database, asked: Asked, now: number) {
  const { userId, kind, anchorId, size } = asked;
  const anchor = readAnchor(anchorId, 'ns') as [number, string] | undefined;
  const met = (await selectBonds(db, { userId, kind }, now)).as('met');
  const rows = await db
    .selectFrom(met)
    .select('toUserId')
    .select(({ fn }) => [
      fn.max<number>('metAt').as('metAt'),
      fn.max<string>('caseId').as('caseId'),
      fn.max<string>('name').as('name'),
    ])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pennants')
            .select('pennants.id')
            .where('from_user_id', '=', userId)
            .whereRef('to_user_id', '=', 'met.toUserId')
            .where('pennants.kind', '=', kind),
        ),
      ),
    )
    .groupBy('toUserId')
    .$if(anchor !== undefined, (query) =>
      query.having(({ eb, fn, and, or }) => {
        const [at, id] = anchor as [number, string];
        const last = fn.max<number>('metAt');
        return or([eb(last, '<', at), and([eb(last, '=', at), eb('toUserId', '<', id)])]);
      }),
    )
    .orderBy('metAt', 'desc')
    .orderBy('toUserId', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [Number(row.metAt), row.toUserId]);
  return { ...page, list: await withTitles(db, page.list, asked.locale) };
}

/**
 * Finds the one person a pennant is written for; undefined where they may not be thanked for it.
 */
export async function findPerson(
  db: Database,
  { userId, kind, toUserId, locale }: Omit<Asked, 'anchorId' | 'size'> & { toUserId: string },
  now: number,
): Promise<PersonToThank | undefined> {
  const row = await findBond(db, { userId, kind, toUserId }, now);
  return row && (await withTitles(db, [row], locale))[0];
}

type Row = { toUserId: string; metAt: number; caseId: string; name: string };

async function withTitles(
  db: Database,
  rows: readonly Row[],
  locale: Locale,
): Promise<PersonToThank[]> {
  if (rows.length === 0) return [];
  const caseIds = [...new Set(rows.map(({ caseId }) => caseId))];
  const titles = await db
    .selectFrom('cases')
    .select('cases.id')
    .select(titleIn(locale).as('title'))
    .where('cases.id', 'in', caseIds)
    .execute();
  return rows.map(({ toUserId, metAt, caseId, name }) => ({
    ...{ toUserId, metAt: Number(metAt), infoUuid: caseId },
    name: shortNickname(name, locale),
    caseTitle: titles.find(({ id }) => id === caseId)?.title ?? '',
  }));
}
