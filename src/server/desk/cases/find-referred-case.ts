import type { Services } from '#src/server/services.ts';
import { findCheckedLink } from '#src/server/sharing/find-checked-link.ts';

type Deps = Pick<Services, 'db' | 'config' | 'now'>;
type Referred = {
  caseId: string;
  /** This is the order or trade number that led here. */
  tradeNo?: string;
};

/**
 * Finds the one case that what was typed leads to: an id, link, check code, trade or order number.
 */
export async function findReferredCase(
  services: Deps,
  text: string,
): Promise<Referred | undefined> {
  const order = await services.db
    .selectFrom('donations')
    .select(['case_id as caseId', 'trade_no as tradeNo'])
    .where((eb) => eb.or([eb('id', '=', text), eb('trade_no', '=', text)]))
    .executeTakeFirst();
  if (order) return order;
  const caseId = /^[\w-]{22}$/.test(text) ? text : await caseOfLink(services, text);
  const known = caseId === undefined ? undefined : await findKnown(services, caseId);
  return known && { caseId: known.id };
}

function findKnown({ db }: Deps, caseId: string) {
  return db.selectFrom('cases').select('id').where('id', '=', caseId).executeTakeFirst();
}

async function caseOfLink(services: Deps, text: string): Promise<string | undefined> {
  const inPath = /[/=]([\w-]{22})(?:[/?&#]|$)/.exec(text)?.[1];
  if (inPath) return inPath;
  const link = await findCheckedLink(services, { typed: text });
  return link.kind === 'case' ? link.infoUuid : undefined;
}
