import { addPaidGifts } from '#src/scripts/demo/add-paid-gifts.ts';
import { demoId } from '#src/scripts/demo/add-story.ts';
import { seedLarge } from '#src/scripts/demo/seed-large.ts';
import { createProgressBar } from '#src/scripts/progress-bar.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import type { Services } from '#src/server/services.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';

const giftsPerBatch = 1000;
const finishedShare = 4;
/** This is the case that all gifts go to. */
export const crowdedCase = demoId('large 0');

/** Its anchors stand in the middle of lists, whatever their length. */
export type SizedSet = {
  deepTurn: string;
  deepNewest: string;
  deepEnded: string;
  deepGifts: string;
};

/** Fills an empty database with so many cases, every fourth ended, and one with so many gifts. */
export async function seedSized(
  services: Services,
  { cases, gifts }: { cases: number; gifts: number },
): Promise<SizedSet> {
  const gateway = services.gateways.forChannel(payChannels.wxH5);
  const till = { gateway, recordPaid: async () => {} };
  await seedLarge(services, { cases, orders: 0, tills: [till] });
  await endSome(services);
  const bar = createProgressBar('One case: gifts', gifts);
  const now = services.now();
  for (let from = 0; from < gifts; from += giftsPerBatch) {
    const count = Math.min(giftsPerBatch, gifts - from);
    await addPaidGifts(services, { caseId: crowdedCase, from, count, now, till });
    await bar.add(count);
  }
  bar.end();
  return findMiddles(services);
}

/** Every fourth case has ended, the crowded one not. */
async function endSome({ db, now }: Services): Promise<void> {
  const rows = await db.selectFrom('cases').select('id').where('id', '<>', crowdedCase).execute();
  const ended = rows.filter((_, at) => at % finishedShare === 0).map(({ id }) => id);
  for (let from = 0; from < ended.length; from += giftsPerBatch) {
    await db
      .updateTable('cases')
      .set({ status: 'FINISHED', end_reason: 1, finished_at: now() })
      .where('id', 'in', ended.slice(from, from + giftsPerBatch))
      .execute();
  }
}

async function findMiddles({ db }: Services): Promise<SizedSet> {
  const middleOf = async (status: 'CROWDFUNDING_STATED' | 'FINISHED') => {
    const open = db.selectFrom('cases').where('status', '=', status);
    const { count } = await open
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
      .executeTakeFirstOrThrow();
    return open
      .select(['id', 'quiet_since_day as quietSinceDay'])
      .select((eb) => eb.ref('published_at').$notNull().as('publishedAt'))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .offset(Math.floor(count / 2))
      .limit(1)
      .executeTakeFirstOrThrow();
  };
  const [open, ended] = [await middleOf('CROWDFUNDING_STATED'), await middleOf('FINISHED')];
  const newestFrom = ({ publishedAt, id }: typeof open) => writeAnchor([0, publishedAt, id]);
  const gift = await db
    .selectFrom('donations')
    .select(['id', (eb) => eb.ref('paid_at').$notNull().as('paid_at')])
    .where('case_id', '=', crowdedCase)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .offset(500)
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    deepTurn: writeAnchor([1, open.quietSinceDay, open.id]),
    deepNewest: newestFrom(open),
    deepEnded: newestFrom(ended),
    deepGifts: writeAnchor([gift.paid_at, gift.id]),
  };
}
