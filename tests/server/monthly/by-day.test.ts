import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { isByDay } from '#src/shared/monthly/month-days.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type MonthlyServer, openMonthlyServer } from './monthly-server.ts';

const hourMs = dayMs / 24;
const { wxH5: payChannel } = payChannels;

let t: MonthlyServer;
let giftId: string;
beforeEach(async () => {
  t = await openMonthlyServer();
  const infoUuid = await t.addCase();
  await t.keepOpen(infoUuid);
  giftId = await t.begin(await t.signIn('13800007711'), { infoUuid, payChannel });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
  await t.close();
});

const agreementsOf = () => {
  const { agreements } = t.wechatBank.gateway;
  if (!agreements) throw new Error('The bank has agreements.');
  return agreements;
};

/** A day goes by hour by hour, and the job runs in each. */
async function passHours(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    t.setNow(t.services.now() + hourMs);
    await t.tick();
  }
  await t.deliver();
}

type Parts = Record<'announce' | 'charge', (what: never) => Promise<unknown>>;

/** It notes when a part of the bank was asked. */
function watch(part: keyof Parts, answer: 'as ever' | 'never'): number[] {
  const parts: Parts = agreementsOf();
  const asked: number[] = [];
  const real = parts[part];
  vi.spyOn(parts, part).mockImplementation(async (what: never) => {
    asked.push(t.services.now());
    if (answer === 'never') throw new Error('The line is down.');
    return real(what);
  });
  return asked;
}

test('a gateway that is away is asked by day only, and what waited is charged by day', async () => {
  await t.pass(13);
  await t.goToCharge(giftId);
  const failed = watch('charge', 'never');
  await passHours(30);
  expect(failed.length).toBeGreaterThan(5);
  expect(failed.filter((at) => !isByDay(at))).toEqual([]);
  vi.restoreAllMocks();
  const taken = watch('charge', 'as ever');
  await passHours(24);
  expect(taken).toHaveLength(1);
  expect(isByDay(taken[0] ?? 0)).toBe(true);
  expect(await t.paid()).toHaveLength(1);
});

test('a month that is announced late is charged on the third day of that, not before', async () => {
  const failed = watch('announce', 'never');
  await t.pass(13.5);
  expect(failed.filter((at) => !isByDay(at))).toEqual([]);
  vi.restoreAllMocks();
  const announced = watch('announce', 'as ever');
  const charged = watch('charge', 'as ever');
  await passHours(5 * 24);
  expect(announced).toHaveLength(1);
  expect(charged).toHaveLength(1);
  const [saidAt = 0, chargedAt = 0] = [...announced, ...charged];
  expect(chargedAt - saidAt).toBeGreaterThan(dayMs);
  expect(await t.paid()).toHaveLength(1);
});
