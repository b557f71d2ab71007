import { cityName } from '#src/server/advisers/city-name.ts';
import type { Trx } from '#src/server/db/database.ts';
import { workingDaysAfter } from '#src/shared/advisers/leads/working-day.ts';
import type { Touches } from '#src/shared/platform/touches.ts';
import { logLead } from './log-lead.ts';
import { type Family, pickAdviser } from './pick-adviser.ts';
import { tellAdviser } from './tell-adviser.ts';

type NewLead = Omit<Family, 'city'> & {
  id: string;
  /** It is as it was typed; a family that is stuck in its appeal did not say one. */
  city: string | undefined;
  caseId: string | null;
  touches: Touches | undefined;
};

/** Gives a family that left its number to an adviser, in the transaction of its words. */
export async function addLead(trx: Trx, lead: NewLead, now: number): Promise<void> {
  const { id, caseId, touches, ...who } = lead;
  const city = cityName(lead.city ?? (await findCityOfCase(trx, caseId)));
  const { adviserId, reach } = await pickAdviser(trx, { ...who, city });
  const promisedAt = workingDaysAfter(now, 1);
  const channel = touches?.last.channel ?? touches?.first.channel ?? '';
  await trx
    .insertInto('leads')
    .values({
      ...{ id, city, channel, reach, case_id: caseId },
      inviter_user_id: await findInviter(trx, lead),
      ...{ adviser_id: adviserId, state: 'open', outcome: null, tries: 0 },
      ...{ promised_at: promisedAt, due_at: promisedAt, escalated_at: null },
      ...{ passed_at: null, referred_at: null, created_at: now, changed_at: now },
    })
    .execute();
  if (adviserId === null) return;
  await logLead(trx, { leadId: id, act: 'given', by: null, adviserId }, now);
  await tellAdviser(trx, { leadId: id, adviserId, city }, now);
}

async function findCityOfCase(trx: Trx, caseId: string | null): Promise<string> {
  if (caseId === null) return '';
  const row = await trx
    .selectFrom('cases')
    .select('city')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.city ?? '';
}

/** Finds whose link led here, last or first; nobody invites themselves. */
async function findInviter(
  trx: Trx,
  { touches, userId, mobileIndex }: NewLead,
): Promise<string | null> {
  const signs = [touches?.last.userSourceId, touches?.first.userSourceId].filter(
    (sign) => sign !== undefined,
  );
  for (const sign of signs) {
    const found = await trx
      .selectFrom('referral_members')
      .innerJoin('users', 'users.id', 'referral_members.user_id')
      .select(['users.id', 'users.mobile_index'])
      .where('inviter_id', '=', sign)
      .executeTakeFirst();
    if (!found) continue;
    const isOwn =
      found.id === userId || (mobileIndex !== null && found.mobile_index === mobileIndex);
    return isOwn ? null : found.id;
  }
  return null;
}
