import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { heedClock } from '#src/server/activities/wait-for-clock.ts';
import { claimPrize } from '#src/server/chance/claim-prize.ts';
import { drawOnce } from '#src/server/chance/draw-once.ts';
import { findOwnPrizes } from '#src/server/chance/find-draws.ts';
import { findLotteries, findLottery } from '#src/server/chance/find-lottery.ts';
import { proposeLottery } from '#src/server/desk/activities/propose-lottery.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { findVenues } from '#src/server/venues/find-venue.ts';
import { type Award, nothingAfter } from '#src/shared/chance/award.ts';
import { lotteryResult } from '#src/shared/chance/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { confirmProposal } from './confirm-proposal.ts';

const locale = 'zh-CN';

const goods = (zh: string, en: string, stock: number, odds: number, worthInFen: number): Award => ({
  ...{ kind: 'goods', names: { 'zh-CN': zh, en }, rightId: null },
  ...{ stock, odds, worthInFen },
});
const paper = { kind: 'right', rightId: 'wishPaper', worthInFen: 0 } as const;
const listed = [
  goods('保温杯', 'A thermos cup', 3, 150, 6000),
  goods('手账本', 'A notebook', 20, 400, 2500),
  goods('云岭明信片', 'Postcards of Yunling', 60, 950, 1200),
  { ...paper, names: { 'zh-CN': '暖色信纸', en: 'Warm paper' }, stock: 500, odds: 1500 },
  goods('书签', 'A bookmark', 200, 1000, 500),
];
const awards = [...listed, nothingAfter(listed)];
const rule = { awards, costInPoints: 1, paidPerDay: 1, accountAgeDays: 0 };

const told = [
  {
    words: { 'zh-CN': '秋日小礼', en: 'Small gifts of autumn' },
    ...{ startsAgo: 19, endsAhead: -5, drawers: 24, inVenue: false },
  },
  {
    words: { 'zh-CN': '暖阳日小礼', en: 'Small gifts of a warm day' },
    ...{ startsAgo: 6, endsAhead: 10, drawers: 9, inVenue: true },
  },
];

/**
 * Writes two lotteries of two persons each: one runs in the venue, one is over and can be worked
 * out.
 */
export async function addLotteries(
  services: Services,
  donors: readonly Viewer[],
  now: number,
): Promise<void> {
  const { db, keys } = services;
  const { releaser, administrator } = await ensureDemoStaff({ db, keys }, now);
  const [venue] = await findVenues(db, { locale, running: true });
  for (const { words, startsAgo, endsAhead, drawers, inVenue } of told) {
    const [startsAt, endsAt] = [now - startsAgo * dayMs, now + endsAhead * dayMs];
    const promised = {
      ...{ ...rule, words, name: words['zh-CN'], sponsor: '青禾软件（演示）', startsAt, endsAt },
      placeId: inVenue ? (venue?.activityId ?? null) : null,
    };
    const written = { promised, reason: '活动方案 2026-017', staffUserId: releaser };
    await proposeLottery(services, written, startsAt - 2);
    const second = { kind: 'lottery', staffUserId: administrator } as const;
    await confirmProposal(services, second, startsAt - 1);
    const added = (await findLotteries(services, { locale })).find(
      ({ name }) => name === promised.name,
    );
    const activityId = added?.activityId ?? '';
    await heedClock(db, { activityId }, startsAt);
    const span = { activityId, from: startsAt, until: Math.min(endsAt, now) };
    await letDraw(services, { ...span, donors: donors.slice(0, drawers) });
    if (endsAt <= now) await heedClock(db, { activityId }, endsAt);
  }
  await claimFirst(services, donors, now);
}

type Drawing = { activityId: string; from: number; until: number; donors: readonly Viewer[] };

/** Each draws on some days, once, with the free chance. */
async function letDraw(services: Services, { activityId, from, until, donors }: Drawing) {
  const lottery = await findLottery(services, { activityId, locale });
  if (!lottery) throw new Error('The lottery of the demo is not there.');
  for (const [at, { userId }] of donors.entries()) {
    for (let day = at % 3; from + (day + 1) * dayMs < until; day += 2 + (at % 4)) {
      const idempotency = {
        key: newId(),
        call: lotteryResult.path,
        owner: userId,
        bodyHash: 'demo',
      };
      const asked = { lottery, userId, spend: false, adult: true, idempotency };
      await drawOnce(services, asked, from + day * dayMs + at * 60_000);
    }
  }
}

/** One who won a thing said where it goes: a parcel waits at the desk. */
async function claimFirst(services: Services, donors: readonly Viewer[], now: number) {
  const address = {
    name: '林晓',
    mobile: '13800000000',
    region: '云南昆明',
    street: '翠湖路 1 号',
  };
  for (const { userId } of donors) {
    const [won] = await findOwnPrizes(services.db, { userId, locale }, now);
    if (!won?.prize) continue;
    await claimPrize(services, { prizeId: won.prize.prizeId, userId, address }, now - dayMs);
    return;
  }
}
