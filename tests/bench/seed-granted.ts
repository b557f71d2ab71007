import { sql } from 'kysely';
import { addPaidGifts } from '#src/scripts/demo/add-paid-gifts.ts';
import { demoId } from '#src/scripts/demo/add-story.ts';
import { seedLarge } from '#src/scripts/demo/seed-large.ts';
import { createProgressBar } from '#src/scripts/progress-bar.ts';
import { openActivity } from '#src/server/activities/open-activity.ts';
import { takeStep } from '#src/server/activities/take-step.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

const giftsPerBatch = 1000;
const caseId = demoId('large 0');
const activityId = demoId('granted');
const giftsOfOne = 2;
const giverOf = (number: number | '') => `giver-${number}`;

export type GrantedSet = { activityId: string; caseId: string; userId: string };

/**
 * Adds one activity with so many grants, each beside a gift, and as many gifts that it did not
 * match.
 */
export async function seedGranted(
  services: Services,
  { grants }: { grants: number },
): Promise<GrantedSet> {
  const gateway = services.gateways.forChannel(payChannels.wxH5);
  const till = { gateway, recordPaid: async () => {} };
  await seedLarge(services, { cases: 20, orders: 0, tills: [till] });
  const gifts = grants * 2;
  const bar = createProgressBar('Gifts', gifts);
  const now = services.now();
  for (let from = 0; from < gifts; from += giftsPerBatch) {
    const count = Math.min(giftsPerBatch, gifts - from);
    await addPaidGifts(services, { caseId, from, count, now, till });
    await bar.add(count);
  }
  bar.end();
  await addGivers(services, Math.ceil(grants / giftsOfOne));
  await promise(services);
  await grant(services, grants);
  return { activityId, caseId, userId: giverOf(0) };
}

/**
 * Two gifts of each giver are matched, so that there are more of them where there are more gifts.
 */
async function addGivers({ db, now }: Services, count: number): Promise<void> {
  await sql`insert into users (id, nickname, head_img_url, locale, created_at)
    with recursive counted (number) as (
      select 0 union all select number + 1 from counted where number < ${count})
    select ${giverOf('')} || number, '山野', '', 'zh-CN', ${now()} from counted`.execute(db);
}

async function promise({ db, now }: Services): Promise<void> {
  const promised = {
    type: 'matchingDonation' as const,
    rule: {
      ...{ ratioBasisPoints: 5000, perGiftInFen: 1000, perPersonDayInFen: 4000 },
      ...{ perCaseInFen: 1_000_000, accountAgeDays: 0 },
    },
    ...{ name: '同行', sponsor: '青禾', cases: [caseId] },
    ...{ startsAt: now(), endsAt: now() + 10 * dayMs },
  };
  await inTransaction(db, async (trx) => {
    const persons = { proposedBy: giverOf(0), approvedBy: giverOf(1) };
    await openActivity(trx, { activityId, promised, ...persons }, now());
    await takeStep(trx, { activityId, step: 'start', staffUserId: null }, now());
  });
}

/** Grants every second gift, and refuses each of the others. */
async function grant({ db }: Services, grants: number): Promise<void> {
  const gifts = sql`select id, case_id, paid_at, user_id, row_number() over (order by id) as number
    from donations where case_id = ${caseId} and paid_at is not null`;
  await sql`insert into activity_grants (cause, order_id, activity_id, rule_version, case_id,
      user_id, amount_in_fen, day, created_at)
    select id, id, ${activityId}, 1, case_id, ${giverOf('')} || (number / ${sql.lit(giftsOfOne * 2)}), 1, '2026-11-20', paid_at
    from (${gifts}) as gifts where number % 2 = 0`.execute(db);
  await sql`insert into activity_refusals (order_id, activity_id, bar, created_at)
    select id, ${activityId}, 'split', paid_at from (${gifts}) as gifts where number % 2 = 1`.execute(
    db,
  );
  await sql`insert into grant_refusals (activity_id, kind, because, times)
    values (${activityId}, 'gift', 'split', ${grants})`.execute(db);
  await keep(db, grants);
  await sql`analyze`.execute(db);
}

/** Keeps as many that a pool kept for somebody once, and the sums of all. */
async function keep(db: Services['db'], grants: number): Promise<void> {
  await sql`insert into pool_promises (id, kind, activity_id, rule_version, user_id, amount_in_fen,
      status, made_at, ends_at, settled_at)
    select 'kept-' || cause, 'allowance', activity_id, rule_version, user_id, amount_in_fen,
      'EXPIRED', created_at, created_at, created_at from activity_grants`.execute(db);
  const sums = [
    ['gift', 'GIVEN'],
    ['allowance', 'EXPIRED'],
  ] as const;
  await db
    .insertInto('grant_sums')
    .values(
      sums.map(([kind, status]) => ({
        ...{ activity_id: activityId, kind, status },
        ...{ times: grants, amount_in_fen: grants },
      })),
    )
    .execute();
}
