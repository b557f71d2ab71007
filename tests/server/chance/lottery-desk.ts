import { expect } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { addPoints } from '#src/server/points/add-points.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import * as lottery from '#src/shared/chance/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { deskProposeLottery } from '#src/shared/desk/activities/calls.ts';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { fieldInEach } from '../../support/field-in-each.ts';
import { userIdOf } from '../../support/test-sharing.ts';
import { as } from '../../support/test-staff.ts';
import { openVenueDesk, type VenueDesk } from '../venues/venue-desk.ts';

type Promised = CallInput<typeof deskProposeLottery>;
export type Person = { token: string; userId: string };

/** Makes five prizes; `odds` are of the first, which is the scarce one. */
export const tableOf = ({ stock = 3, odds = 100 } = {}) =>
  [
    `goods | 保温杯 | A thermos cup | ${stock} | ${odds} | 60`,
    'goods | 手账本 | A notebook | 50 | 300 | 25',
    'goods | 明信片 | Postcards | 100 | 600 | 12.5',
    'frame | 暖色相框 | A warm frame | 1000 | 1000',
    'wishPaper | 暖色信纸 | Warm paper | 1000 | 1000',
  ].join('\n');

/** Opens a server with two of the staff who open lotteries, and people who draw. */
export async function openLotteryDesk() {
  const t = await openVenueDesk();
  return { ...t, ...opensOf(t), ...drawsOf(t) };
}

function opensOf(t: VenueDesk) {
  const propose = (wish: Partial<Promised> = {}) =>
    t.call(deskProposeLottery, { ...promisedLottery(t.services.now()), ...wish }, as(t.releaser));
  const newest = async () => (await findProposals(t.services.db, { kind: 'lottery' })).at(-1);

  /** It is written down by one, confirmed by another, and begun by the clock; answers its id. */
  async function openLottery(wish: Partial<Promised> = {}) {
    const { status } = await propose(wish);
    if (status !== 200) throw new Error(`The lottery was not written down: ${status}.`);
    const proposal = await newest();
    const asked = { proposalId: proposal?.proposalId ?? '', decision: 'confirm' } as const;
    expect((await t.call(deskSettleProposal, asked, as(t.administrator))).status).toBe(200);
    await t.runJobs();
    return proposal?.subject ?? '';
  }
  return { proposeLottery: propose, newestLottery: newest, openLottery };
}

type More = { spend?: boolean; adult?: boolean; key?: string };

function drawsOf(t: VenueDesk) {
  let number = 13_600_000_100;
  const person = async (): Promise<Person> => {
    number += 1;
    const token = await t.signIn(String(number));
    return { token, userId: await userIdOf(t, String(number)) };
  };
  const draw = (activityId: string, who: Person, { key = newId(), ...more }: More = {}) => {
    const asked = { activityId, adult: true, ...more };
    return t.call(lottery.lotteryResult, asked, { ...as(who), idempotencyKey: key });
  };
  const info = async (activityId: string, who: Person) =>
    (await t.call(lottery.lotteryGet, { activityId }, as(who))).data;
  const earn = ({ userId }: Person, amount: number) => {
    const now = t.services.now();
    const row = { kind: 'verify', day: dayOf(now), subject: newId(), amount } as const;
    return inTransaction(t.services.db, (trx) => addPoints(trx, { userId, ...row }, now));
  };
  const draws = (activityId: string) =>
    t.services.db
      .selectFrom('lottery_draws')
      .selectAll()
      .where('activity_id', '=', activityId)
      .orderBy('sequence')
      .execute();
  return { person, draw, info, earn, draws };
}

export type LotteryDesk = Awaited<ReturnType<typeof openLotteryDesk>>;

export function promisedLottery(now: number): Promised {
  return {
    ...fieldInEach('name', { 'zh-CN': '冬日小礼', en: 'Small winter gifts' }),
    ...{ sponsor: '云岭同心基金会', startDay: dayOf(now), endDay: dayOf(now + 9 * dayMs) },
    ...{ awards: tableOf(), place: '', costInPoints: 5, paidPerDay: 2, accountAgeDays: 0 },
    reason: '活动方案 15 号',
  };
}
