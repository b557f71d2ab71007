import { provinceOf } from '#src/server/advisers/city-name.ts';
import { openLeads } from '#src/server/advisers/order-advisers.ts';
import { isShownAdviser } from '#src/server/advisers/shown-adviser.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { type LeadReach, workedOn } from '#src/shared/advisers/leads/lead-steps.ts';

export type Family = {
  userId: string | null;
  mobileIndex: string | null;
  city: string;
  /** This one was asked for by name. */
  adviserId: string | null;
};
type Picked = { adviserId: string | null; reach: LeadReach };

/**
 * Finds who calls a family: whom it asked for or has already, else of its city, else of its
 * province, who has least to do; nobody where no such adviser has a desk.
 */
export async function pickAdviser(trx: Trx, family: Family): Promise<Picked> {
  const asked = family.adviserId ?? (await findFormer(trx, family));
  if (asked !== null && (await findFree(trx, family, [{ id: asked }])) !== undefined) {
    return { adviserId: asked, reach: 'named' };
  }
  const city = await findFree(trx, family, await findOfPlace(trx, family.city));
  if (city) return { adviserId: city, reach: 'city' };
  const province = provinceOf(family.city);
  const near = province ? await findFree(trx, family, await findNear(trx, province)) : undefined;
  return near ? { adviserId: near, reach: 'region' } : { adviserId: null, reach: 'common' };
}

type Candidate = { id: string };

/** Whoever works on a lead of this family goes on. */
async function findFormer(trx: Trx, { userId, mobileIndex }: Family): Promise<string | null> {
  const row = await trx
    .selectFrom('leads')
    .innerJoin('inquiries', 'inquiries.id', 'leads.id')
    .select('leads.adviser_id')
    .where('leads.adviser_id', 'is not', null)
    .where('leads.state', 'in', workedOn)
    .where((eb) =>
      eb.or([
        eb('inquiries.user_id', '=', userId ?? ''),
        eb('inquiries.mobile_index', '=', mobileIndex ?? ''),
      ]),
    )
    .orderBy('leads.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.adviser_id ?? null;
}

function findOfPlace(trx: Trx, city: string): Promise<Candidate[]> {
  return trx
    .selectFrom('adviser_cities')
    .select('adviser_id as id')
    .where('city', '=', city)
    .execute();
}

async function findNear(trx: Trx, province: string): Promise<Candidate[]> {
  const rows = await trx.selectFrom('adviser_cities').selectAll().execute();
  const near = rows.filter(({ city }) => provinceOf(city) === province);
  return near.map(({ adviser_id }) => ({ id: adviser_id }));
}

/**
 * Of these, the one with least to do takes it, among equals the first by id. They are locked until
 * the lead is theirs, so that two families at once do not both come to one adviser.
 */
async function findFree(
  trx: Trx,
  { userId, mobileIndex }: Family,
  of: readonly Candidate[],
): Promise<string | undefined> {
  if (of.length === 0) return undefined;
  const ids = of.map(({ id }) => id);
  const locked = trx.selectFrom('advisers').select('id').where('id', 'in', ids).orderBy('id');
  if (engineOf(trx) === 'postgres') await locked.forUpdate().execute();
  const row = await trx
    .selectFrom('advisers')
    .innerJoin('users', 'users.id', 'advisers.user_id')
    .select('advisers.id')
    .where('advisers.id', 'in', ids)
    .where(isShownAdviser)
    // Nobody calls themselves.
    .where('users.id', '<>', userId ?? '')
    .where((eb) =>
      eb.or([
        eb('users.mobile_index', 'is', null),
        eb('users.mobile_index', '<>', mobileIndex ?? ''),
      ]),
    )
    .orderBy(openLeads())
    .orderBy('advisers.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
