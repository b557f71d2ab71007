import { recordLookUp } from '#src/server/desk/record-look-up.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { deskFindByPerson } from '#src/shared/desk/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findSearchedCases } from './find-searched-cases.ts';

type Asked = {
  name: string;
  phoneEnd: string;
  reason: string;
  anchorId: string;
  staffUserId: string;
  locale: Locale;
};

/**
 * Finds the cases whose papers or owner go by a name, or whose owner's phone ends so. The look
 * stands on the trail with its reason, never the name or the digits, and spends of the looks of an
 * hour.
 */
export async function findByPerson(
  services: Pick<Services, 'db' | 'keys' | 'config' | 'log' | 'metrics' | 'now'>,
  { name, phoneEnd, reason, anchorId, staffUserId, locale }: Asked,
  now: number,
): Promise<CallAnswer<typeof deskFindByPerson>> {
  const field = [...(name ? ['name'] : []), ...(phoneEnd ? ['mobile'] : [])];
  const search = { ...(name ? { name } : {}), ...(phoneEnd ? { phoneEnd } : {}) };
  const page = await findSearchedCases(services, { search, anchorId, locale }, now);
  const detail = { field, casesFound: page.list.length };
  await recordLookUp(services, { act: 'searchCases', staffUserId, reason, detail }, now);
  const list = page.list.map((one) => ({
    ...{ infoUuid: one.infoUuid, title: one.title, city: one.city, phase: one.phase },
    ...{ owner: one.owner, ownerMobile: one.ownerMobile, createdAt: one.createdAt },
    ...{ raisedInFen: one.raisedInFen, targetInFen: one.targetInFen },
  }));
  return { list, hasNext: page.hasNext, anchorId: page.anchorId };
}
