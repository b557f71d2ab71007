import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { CommonMessage } from '#src/shared/platform/common-message.ts';
import { linkTo } from '#src/shared/routes.ts';
import { findMonthlyChannels } from './find-monthly-channels.ts';

type Asked = { caseId: string; common: CommonMessage };

/** Finds where a monthly gift to a family begins; undefined where none can. */
export async function findMonthlyDoor(
  services: Pick<Services, 'db' | 'gateways'>,
  { caseId, common }: Asked,
  now: number,
): Promise<string | undefined> {
  if (findMonthlyChannels(services, common).length === 0) return undefined;
  const found = await services.db
    .selectFrom('cases')
    .select([...caseStateColumns, 'case_type as caseType'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!found || found.caseType === caseTypes.goods || !canCase('donate', found, now)) return;
  return linkTo('monthlyStart', { query: { infoUuid: caseId }, locale: common.language });
}
