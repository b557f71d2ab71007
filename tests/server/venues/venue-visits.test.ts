import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeVisits } from '#src/server/sharing/write-visits.ts';
import { findVenuesForDesk } from '#src/server/venues/find-venues-for-desk.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import * as calls from '#src/shared/venues/calls.ts';
import * as lists from '#src/shared/venues/lists/calls.ts';
import { openVenueDesk, type VenueDesk } from './venue-desk.ts';

let t: VenueDesk;
beforeAll(async () => {
  t = await openVenueDesk();
});
afterAll(() => t.close());

test('a visit counts once a person and day, however often it is told', async () => {
  const activityId = await t.open(await t.addCase());
  const token = await t.donor();
  await Promise.all(
    Array.from({ length: 10 }, () => t.call(calls.venueRecordUv, { activityId }, { token })),
  );
  await t.call(calls.venueRecordUv, { activityId });
  const visits = async () =>
    (await findVenuesForDesk(t.services.db, { locale: 'en' })).find(
      (venue) => venue.activityId === activityId,
    )?.visits;
  expect(await visits()).toBe(2);
  t.setNow(t.services.now() + dayMs);
  await t.call(calls.venueRecordUv, { activityId }, { token });
  expect(await visits()).toBe(3);
  const nowhere = await t.call(calls.venueRecordUv, { activityId: 'A'.repeat(22) });
  expect(nowhere.status).toBe(404);
});

test('a source is a channel like others, an appeal is a card, and what is no venue is not found', async () => {
  const infoUuid = await t.addCase();
  const activityId = await t.open(infoUuid);
  for (const source of ['poster_12', '<b>'])
    expect((await t.call(calls.venueSourceUpload, { activityId, source })).status).toBe(200);
  await writeVisits(t.services);
  const channels = await t.services.db.selectFrom('touched_visit_days').select('channel').execute();
  expect(channels).toEqual([{ channel: 'poster_12' }]);
  const card = await t.call(lists.venueSimpleCase, { infoUuid });
  expect(card.data).toMatchObject({ infoUuid });
  const unknown = { activityId: 'A'.repeat(22) };
  expect((await t.call(lists.venueTopList, unknown)).status).toBe(404);
  expect((await t.call(lists.venueLastGifts, unknown)).status).toBe(404);
  expect((await t.call(lists.venueSimpleCase, { infoUuid: 'A'.repeat(22) })).status).toBe(404);
});
