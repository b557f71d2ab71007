import type { CallInput } from '#src/shared/contract/call.ts';
import { deskProposeVenue } from '#src/shared/desk/activities/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { venueStatistic } from '#src/shared/venues/statistic/calls.ts';
import { fieldInEach } from '../../support/field-in-each.ts';
import { as } from '../../support/test-staff.ts';
import { type MatchingDesk, openMatchingDesk } from '../activities/matching-desk.ts';

type Promised = CallInput<typeof deskProposeVenue>;

/** Answers a server with two of the staff who open venues, and hands to give through them. */
export async function openVenueDesk() {
  const t = await openMatchingDesk();
  const propose = (wish: Partial<Promised> & { cases: string }) =>
    t.call(deskProposeVenue, { ...promisedBy(t), ...wish }, as(t.releaser));

  /** It is written down by one, confirmed by another, and begun by the clock; answers its id. */
  async function open(...cases: string[]) {
    await propose({ cases: cases.join('\n') });
    const proposal = await t.newest('venue');
    const { status } = await t.settle(proposal?.proposalId ?? '');
    if (status !== 200 || !proposal) throw new Error(`The venue was refused: ${status}.`);
    await t.runJobs();
    return proposal.subject;
  }

  /** Answers a paid gift through a venue, of somebody signed in or a guest. */
  async function giveThrough(wish: Gift) {
    const { token, ...order } = wish;
    const { data } = await t.order(order, token ? { token } : {});
    await t.atCashier(data.tradeNo, 'pay');
    await t.bank.deliverDue();
    return data;
  }
  const statistic = async (activityId: string) =>
    (await t.call(venueStatistic, { activityId })).data;
  return { ...t, proposeVenue: propose, open, giveThrough, statistic };
}

type Gift = {
  infoUuid: string;
  amountInFen: number;
  activityId: string;
  token?: string;
  anonymous?: boolean;
};

export type VenueDesk = Awaited<ReturnType<typeof openVenueDesk>>;

function promisedBy({ services }: MatchingDesk): Omit<Promised, 'cases'> {
  const now = services.now();
  return {
    ...fieldInEach('name', { 'zh-CN': '冬日暖阳日', en: 'A warm winter day' }),
    ...fieldInEach('intro', { 'zh-CN': '给住院过冬的家庭。', en: 'For families in hospital.' }),
    sponsor: '云岭同心基金会',
    ...{ startDay: dayOf(now), endDay: dayOf(now + 9 * dayMs), reason: '活动方案 12 号' },
  };
}
