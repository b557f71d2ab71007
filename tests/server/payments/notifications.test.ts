import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alipayDialect } from '#src/server/payments/sandbox/dialects/alipay-dialect.ts';
import { dumpMoney } from '../../support/dump-money.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { sameForms } from './form-kinds.ts';
import { idleKinds, misfitKinds } from './misfit-kinds.ts';
import { altered, good, type Make, type Parts, type Sent, tell } from './notification-parts.ts';
import { makeParts, type Spoken, spoken } from './spoken.ts';

let t: GivingServer;
beforeAll(async () => {
  t = await openGivingServer();
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

async function findQuarantined(): Promise<string[]> {
  const rows = await t.services.db.selectFrom('payment_quarantine').select('reason').execute();
  return rows.map(({ reason }) => reason);
}

describe.each(spoken)('$dialect.name:', (one) => {
  const { dialect, bankOf } = one;
  let parts: Parts;
  beforeEach(async () => {
    parts = await makeParts(t, one);
  });

  function send({ body, headers, gateway = dialect.name }: Sent): Promise<Response> {
    return t.request(`/api/pay/notify/${gateway}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : Buffer.from(body),
    });
  }

  /** Sends one twice and answers both statuses and the first body. */
  async function expectNoEffect(make: Make): Promise<{ statuses: number[]; said: string }> {
    const sent = make(parts);
    const before = await dumpMoney(t.services.db);
    const answers = [await send(sent), await send(sent)];
    expect(await dumpMoney(t.services.db)).toEqual(before);
    return {
      statuses: answers.map(({ status }) => status),
      said: (await answers[0]?.text()) ?? '',
    };
  }

  const taken = { statuses: [200, 200], said: dialect.acknowledgement.body };

  test.each(Object.entries(one.refused))(
    '%s is refused without a notification and changes nothing',
    async (_, make) => {
      expect(await expectNoEffect(make)).toEqual({ statuses: [401, 401], said: '' });
      expect(await findQuarantined()).toEqual([]);
    },
  );

  test.each(Object.entries(misfitKinds))(
    '%s moves no money and is kept apart once',
    async (_, [reason, make]) => {
      expect(await expectNoEffect(make)).toEqual(taken);
      expect(await findQuarantined()).toEqual([reason]);
    },
  );

  test.each(Object.entries(idleKinds))('%s is taken and changes nothing', async (_, make) => {
    expect(await expectNoEffect(make)).toEqual(taken);
    expect(await findQuarantined()).toEqual([]);
  });

  test.each(['wechat', dialect.name.toUpperCase(), `${dialect.name}%00`, '..'])(
    'a gateway named %s is not there',
    async (gateway) => {
      const { statuses } = await expectNoEffect(altered(() => ({ gateway })));
      expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
    },
  );

  test('a huge body is refused before it is read to its end', async () => {
    expect((await expectNoEffect(one.huge)).statuses).toEqual([413, 413]);
  });

  test('the same notification, unchanged, does pay', async () => {
    const answer = await send(good(parts));
    expect([answer.status, await answer.text()]).toEqual([200, taken.said]);
    expect(await t.statusOf(parts.notification.tradeNo)).toBe('PAID');
    // The bank of this test never took that money; it does now, so that its books agree.
    await bankOf(t).takeAgain(parts.notification);
  });

  test('what the other bank signed, or signed as the other, is refused', async () => {
    const [other] = spoken.filter((spoke) => spoke !== one) as [Spoken];
    const foreign = { ...parts, party: other.bankOf(t).party };
    expect((await expectNoEffect(() => good(foreign))).statuses).toEqual([401, 401]);
    const theirs = tell({ ...foreign, dialect: other.dialect }, parts.notification);
    expect((await expectNoEffect(() => theirs)).statuses).toEqual([401, 401]);
    // It is well signed by the other bank, for an order that is not paid there.
    const there = { ...theirs, gateway: other.dialect.name };
    expect((await expectNoEffect(() => there)).statuses).toEqual([200, 200]);
    expect(await findQuarantined()).toEqual(['gateway']);
  });

  test('when booking fails nothing is kept, and the same notification pays later', async () => {
    const { db } = t.services;
    const { tradeNo } = parts.notification;
    const before = await dumpMoney(db);
    const fund = await db
      .selectFrom('case_funds')
      .innerJoin('donations', 'donations.case_id', 'case_funds.case_id')
      .selectAll('case_funds')
      .where('donations.trade_no', '=', tradeNo)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('case_funds').where('case_id', '=', fund.case_id).execute();
    expect((await send(good(parts))).status).toBe(500);
    await db.insertInto('case_funds').values(fund).execute();
    expect(await dumpMoney(db)).toEqual(before);
    expect((await send(good(parts))).status).toBe(200);
    expect(await t.statusOf(tradeNo)).toBe('PAID');
    await bankOf(t).takeAgain(parts.notification);
  });

  const same = dialect === alipayDialect ? Object.entries(sameForms) : [];
  test.each(same)('%s is the same amount', async (_, make) => {
    expect((await send(make(parts))).status).toBe(200);
    expect(await t.statusOf(parts.notification.tradeNo)).toBe('PAID');
    await bankOf(t).takeAgain(parts.notification);
  });
});
