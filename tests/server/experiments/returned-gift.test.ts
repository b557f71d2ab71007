import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGroupResults } from '#src/server/experiments/find-group-results.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { caseAbStatus, payExperiment } from '#src/shared/experiments/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { addStaff } from '../../support/test-staff.ts';
import { openTestDesk, type TestDesk } from './running-test.ts';

let t: TestDesk;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestDesk();
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

test('a gift that goes back whole counts for no group any more', async () => {
  const experimentId = await t.start();
  const totals = async () => {
    const results = await findGroupResults(t.services.db, experimentId);
    const sum = (of: 'givers' | 'gifts' | 'givenInFen') =>
      results.reduce((whole, result) => whole + result[of], 0);
    return { givers: sum('givers'), gifts: sum('gifts'), givenInFen: sum('givenInFen') };
  };
  const { token } = await addStaff(t);
  await t.call(caseAbStatus, { infoUuid }, { token });
  await t.call(payExperiment, { infoUuid }, { token });
  const before = await totals();
  const { data } = await t.order({ infoUuid, amountInFen: 700 }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const { givers, gifts, givenInFen } = before;
  const more = { givers: givers + 1, gifts: gifts + 1, givenInFen: givenInFen + 700 };
  expect(await totals()).toEqual(more);
  await t.call(takeGiftBack, { orderId: data.orderId }, { token });
  await runRefunds(t.services, { perSecond: 1000 });
  expect(await totals()).toEqual(before);
});
