import { sql } from 'kysely';
import type { Services } from '#src/server/services.ts';
import { findCheckedLink } from '#src/server/sharing/find-checked-link.ts';

type FoundCase = {
  infoUuid: string;
  title: string;
  status: string;
  createdAt: number;
  /** The order or trade number that led here. */
  tradeNo?: string;
};

const most = 20;

/** Cases by id, link, check code, trade or order number, else by words of their title. */
export async function searchDesk(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  typed: string,
): Promise<FoundCase[]> {
  const text = typed.trim().slice(0, 200);
  if (text === '') return [];
  const byOrder = await findOrder(services, text);
  if (byOrder) return selectCases(services, [byOrder.caseId], byOrder.tradeNo);
  const id = /^[\w-]{22}$/.test(text) ? text : await caseOfLink(services, text);
  const found = id ? await selectCases(services, [id]) : [];
  return found.length > 0 ? found : findByTitle(services, text);
}

async function caseOfLink(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  text: string,
): Promise<string | undefined> {
  const inPath = /[/=]([\w-]{22})(?:[/?&#]|$)/.exec(text)?.[1];
  if (inPath) return inPath;
  const link = await findCheckedLink(services, { typed: text });
  return link.kind === 'case' ? link.infoUuid : undefined;
}

async function findOrder({ db }: Pick<Services, 'db'>, text: string) {
  return db
    .selectFrom('donations')
    .select(['case_id as caseId', 'trade_no as tradeNo'])
    .where((eb) => eb.or([eb('id', '=', text), eb('trade_no', '=', text)]))
    .executeTakeFirst();
}

async function selectCases(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
  tradeNo?: string,
): Promise<FoundCase[]> {
  const rows = await db
    .selectFrom('cases')
    .select(['id as infoUuid', 'title', 'status', 'created_at as createdAt'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...row, ...(tradeNo ? { tradeNo } : {}) }));
}

/** Every word has to stand in the text that the public search reads too. */
function findByTitle({ db }: Pick<Services, 'db'>, text: string): Promise<FoundCase[]> {
  let query = db
    .selectFrom('cases')
    .select(['id as infoUuid', 'title', 'status', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .limit(most);
  for (const word of text.toLowerCase().split(/\s+/).slice(0, 5)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`(search_text like ${pattern} escape '\\' or lower(title) like ${pattern} escape '\\')`,
    );
  }
  return query.execute();
}
