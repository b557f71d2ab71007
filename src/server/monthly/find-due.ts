import type { Services } from '#src/server/services.ts';

type Reading = Pick<Services, 'db'>;

export type Due = { giftId: string; gateway: string; month?: string | undefined };

const roundSize = 200;

const selectGifts = ({ db }: Reading) =>
  db.selectFrom('monthly_gifts').select(['id as giftId', 'gateway']).limit(roundSize);

export const findUnasked = (services: Reading, now: number) =>
  selectGifts(services).where('ask_at', '<=', now).orderBy('ask_at').execute();

export const findUncancelled = (services: Reading, now: number) =>
  selectGifts(services).where('cancel_at', '<=', now).orderBy('cancel_at').execute();

export const findUnplanned = (services: Reading, now: number) =>
  selectGifts(services).where('notice_at', '<=', now).orderBy('notice_at').execute();

/**
 * Finds those of families that raise no more; whether each really is to end is asked once it is
 * locked.
 */
export function findStopped(services: Reading, now: number): Promise<Due[]> {
  return services.db
    .selectFrom('monthly_gifts')
    .innerJoin('cases', 'cases.id', 'monthly_gifts.case_id')
    .select(['monthly_gifts.id as giftId', 'gateway'])
    .where('monthly_gifts.status', 'in', ['ACTIVE', 'PAUSED'])
    .where((eb) =>
      eb.or([
        eb('cases.status', '=', 'FINISHED'),
        eb('cases.mourning_at', 'is not', null),
        eb('cases.filled_at', 'is not', null),
        eb('cases.ends_at', '<=', now),
      ]),
    )
    .limit(roundSize)
    .execute();
}

const selectRuns = ({ db }: Reading) =>
  db
    .selectFrom('monthly_runs')
    .innerJoin('monthly_gifts', 'monthly_gifts.id', 'monthly_runs.gift_id')
    .select(['gift_id as giftId', 'month', 'gateway'])
    .orderBy('next_try_at')
    .limit(roundSize);

export const findUntold = (services: Reading) =>
  selectRuns(services).where('next_try_at', 'is not', null).where('told_at', 'is', null).execute();

export const findChargeable = (services: Reading, now: number) =>
  selectRuns(services).where('next_try_at', '<=', now).execute();
