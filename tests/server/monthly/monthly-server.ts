import type { AgreementChoice } from '#src/server/payments/sandbox/agreements/sign-at-bank.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { monthlySign } from '#src/shared/monthly/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { jobHandlersOf } from '../../support/job-handlers-of.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

type SignWish = Partial<CallInput<typeof monthlySign>>;

/** Opens a server where people give each month, with the hands for both sides of an agreement. */
export async function openMonthlyServer() {
  const t = await openGivingServer();
  const { db } = t.services;
  const { tick, deliver, ...time } = handsOfTime(t);
  const giftOf = (giftId: string) =>
    db.selectFrom('monthly_gifts').selectAll().where('id', '=', giftId).executeTakeFirstOrThrow();
  const sign = (token: string, wish: SignWish) =>
    t.call(
      monthlySign,
      { amountInFen: 5000, day: 5, payChannel: payChannels.alipayWap, ...wish },
      { token, idempotencyKey: newId() },
    );
  /** Chooses at the gateway's page of an agreement, as its form does. */
  const choose = async (giftId: string, choice: AgreementChoice) => {
    const { gateway, sign_url: url } = await giftOf(giftId);
    const bank = gateway === t.bank.gateway.name ? t.bank : t.wechatBank;
    const body = new URLSearchParams({ choice });
    await bank.app.request(url ?? '', { method: 'POST', body });
  };
  return {
    ...{ ...t, ...time, ...handsOfBooks(t) },
    ...{ tick, deliver, sign, choose, giftOf },
    /** It signs and has the gateway say so; answers the gift. */
    begin: async (token: string, wish: SignWish, choice: AgreementChoice = 'sign') => {
      const { data } = await sign(token, wish);
      await choose(data.giftId, choice);
      await deliver();
      return data.giftId;
    },
  };
}

export type MonthlyServer = Awaited<ReturnType<typeof openMonthlyServer>>;

function handsOfTime(t: GivingServer) {
  const { services, bank, wechatBank } = t;
  const { signal } = new AbortController();
  const tick = async () => {
    const job = { id: 'tick', payload: null, attempt: 1, now: services.now(), signal };
    await jobHandlersOf(services)['monthly-gifts']?.(job);
  };
  const deliver = async () => {
    await bank.deliverDue();
    await wechatBank.deliverDue();
  };
  const wait = async (ms: number) => {
    t.setNow(services.now() + ms);
    await tick();
    await deliver();
  };
  return {
    ...{ tick, deliver },
    /** A day goes by, and the job runs once in it. */
    passDay: () => wait(dayMs),
    /** Days go by, and the job runs twice in each. */
    pass: async (days: number) => {
      for (let half = 0; half < days * 2; half += 1) await wait(dayMs / 2);
    },
    /** The next month is charged at this moment. */
    goToCharge: async (giftId: string) => {
      const { nextTryAt } = await services.db
        .selectFrom('monthly_runs')
        .select((eb) => eb.ref('next_try_at').$notNull().as('nextTryAt'))
        .where('gift_id', '=', giftId)
        .where('next_try_at', 'is not', null)
        .executeTakeFirstOrThrow();
      t.setNow(nextTryAt);
    },
  };
}

function handsOfBooks({ services }: GivingServer) {
  const { db, now } = services;
  const setEnd = async (caseId: string, endsAt: number | null) => {
    await db.updateTable('cases').set({ ends_at: endsAt }).where('id', '=', caseId).execute();
  };
  return {
    runsOf: (giftId: string) => {
      const runs = db.selectFrom('monthly_runs').selectAll().where('gift_id', '=', giftId);
      return runs.orderBy('month').execute();
    },
    /** This is what was paid by anyone, in order. */
    paid: () =>
      db
        .selectFrom('donations')
        .select(['case_id as caseId', 'amount_in_fen as amountInFen', 'paid_at as paidAt'])
        .where('paid_at', 'is not', null)
        .orderBy('paid_at')
        .execute(),
    kindsTold: async () => {
      const rows = await db.selectFrom('notices').select('kind').orderBy('created_at').execute();
      return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('monthly'));
    },
    endCase: (caseId: string) => setEnd(caseId, now()),
    keepOpen: (caseId: string) => setEnd(caseId, null),
  };
}
