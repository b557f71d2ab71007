import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import * as calls from '#src/shared/papers/pennants/calls.ts';
import { visitDays } from '#src/shared/papers/pennants/pennant-view.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { venueRecordUv } from '#src/shared/venues/calls.ts';
import { openVenueDesk, type VenueDesk } from '../venues/venue-desk.ts';

let t: VenueDesk;
beforeAll(async () => {
  t = await openVenueDesk();
});
afterAll(() => t.close());

test('who came on enough days has one pennant of the venue, however often it is taken', async () => {
  const activityId = await t.open(await t.addCase());
  const token = await t.donor();
  const come = () => t.call(venueRecordUv, { activityId }, { token });
  const take = () => t.call(calls.venueAwardPennant, { activityId }, { token });
  const find = async () => (await t.call(calls.venueFindPennant, { activityId }, { token })).data;
  expect(await find()).toEqual({ pennant: null, days: 0, neededDays: visitDays });
  for (let day = 1; day < visitDays; day += 1) {
    await come();
    await come();
    t.setNow(t.services.now() + dayMs);
  }
  expect((await take()).refusal?.reason).toBe('visitsMissing');
  await come();
  const answers = await Promise.all(Array.from({ length: 6 }, take));
  expect(new Set(answers.map(({ data }) => data.pennantId)).size).toBe(1);
  expect(await find()).toMatchObject({
    days: visitDays,
    pennant: { kind: 'visit', fromName: null },
  });
  const { list } = (await t.call(calls.pennantList, {}, { token })).data;
  expect(list).toMatchObject([{ activityId, venueName: '冬日暖阳日', words: '' }]);
  const { pennantId } = list[0] ?? { pennantId: '' };
  expect((await t.call(calls.pennantRemove, { pennantId }, { token })).status).toBe(404);
});

test('a guest leaves no day, another venue counts apart, and what is none is not found', async () => {
  const activityId = await t.open(await t.addCase());
  const token = await t.donor();
  await t.call(venueRecordUv, { activityId });
  const { data } = await t.call(calls.venueFindPennant, { activityId }, { token });
  expect(data.days).toBe(0);
  const unknown = { activityId: 'A'.repeat(22) };
  expect((await t.call(calls.venueFindPennant, unknown, { token })).status).toBe(404);
  expect((await t.call(calls.venueAwardPennant, unknown, { token })).status).toBe(404);
});

test('a closed account leaves neither pennants nor days', async () => {
  const activityId = await t.open(await t.addCase());
  const token = await t.donor();
  for (let day = 0; day < visitDays; day += 1) {
    await t.call(venueRecordUv, { activityId }, { token });
    t.setNow(t.services.now() + dayMs);
  }
  await t.call(calls.venueAwardPennant, { activityId }, { token });
  const { db, keys } = t.services;
  const ofVenue = () =>
    db.selectFrom('pennants').select('to_user_id').where('activity_id', '=', activityId).execute();
  const [row] = await ofVenue();
  const erased = { keys, userId: row?.to_user_id ?? '' };
  await inTransaction(db, (trx) => erasePerson(trx, erased, t.services.now()));
  expect(await ofVenue()).toEqual([]);
  const days = db.selectFrom('venue_visit_days').select('day');
  expect(await days.where('activity_id', '=', activityId).execute()).toEqual([]);
});
