import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { linkTo } from '#src/shared/routes.ts';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import * as calls from '#src/shared/verification/calls.ts';
import { testNow, testOrigin } from '../../support/test-server.ts';
import {
  declared,
  doctor,
  fresh,
  openVerificationDesk,
  sick,
  type VerificationDesk,
  words,
} from './verification-desk.ts';

let t: VerificationDesk;
beforeAll(async () => {
  t = await openVerificationDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

test('counts are by kind, and of those of the patient’s hospital', async () => {
  await t.make(doctor);
  await t.make({ ...doctor, hospital: '别的医院' });
  await t.make(declared);
  await t.make();
  await t.make(sick);
  await t.make({ counted_at: null });
  await t.make({ hidden_at: testNow });
  const { list, hasNext, anchorId, ...counts } = await t.list();
  expect(counts).toEqual({
    doctorVerificationCount: 2,
    cardSeenDoctorCount: 0,
    friendsVerificationCount: 1,
    sickFriendsVerificationCount: 1,
    count: 5,
    countFromHospital: 1,
    declaredDoctorCount: 1,
  });
  expect([list.length, hasNext, anchorId]).toEqual([5, false, '']);
  const { data } = await t.call(
    calls.verificationQueryUserCount,
    { infoUuid: t.infoUuid },
    fresh(),
  );
  expect(data.count).toBe(5);
});

test('seven come at a time, and pages walk without gaps or repeats', async () => {
  const made: string[] = [];
  for (let i = 0; i < 16; i += 1) {
    made.push(await t.make({ created_at: testNow - Math.floor(i / 3), ...(i % 2 ? sick : {}) }));
  }
  for (const kind of ['', 'friend'] as const) {
    const pages: string[][] = [];
    let anchorId = '';
    do {
      const page = await t.list({ anchorId, kind });
      pages.push(page.list.map(({ verifyId }) => verifyId));
      anchorId = page.anchorId;
      await t.make({ created_at: testNow + 1 });
    } while (anchorId !== '');
    const wanted = kind === '' ? made : made.filter((_, i) => i % 2 === 0);
    expect(
      pages
        .flat()
        .filter((id) => made.includes(id))
        .toSorted(),
    ).toEqual(wanted.toSorted());
    expect(pages[0]).toHaveLength(7);
  }
});

test('checked doctors lead the list, and whoever only says to be one ends it', async () => {
  const says = await t.make({ ...declared, created_at: testNow + 5 });
  const late = await t.make({ created_at: testNow + 4 });
  const early = await t.make({ ...sick, created_at: testNow + 3 });
  const cardSeen = { ...declared, card_seen_at: testNow, card_seen_by: 'staff' };
  const seen = await t.make({ ...cardSeen, created_at: testNow + 2 });
  const confirmed = await t.make({ ...doctor, created_at: testNow + 1 });
  const ids = async (asked: Parameters<typeof t.list>[0] = {}) =>
    (await t.list(asked)).list.map(({ verifyId }) => verifyId);
  expect(await ids()).toEqual([confirmed, seen, late, early, says]);
  expect(await ids({ kind: 'doctor' })).toEqual([confirmed, seen, says]);
});

test('an anchor that is none, a kind that is none and a case that is none are refused', async () => {
  for (const [input, status] of [
    [{ infoUuid: t.infoUuid, anchorId: 'x' }, 400],
    [{ infoUuid: t.infoUuid, kind: 'x' as 'friend' }, 400],
    [{ infoUuid: newId() }, 404],
  ] as const) {
    expect((await t.call(calls.verificationList, input, fresh())).status).toBe(status);
  }
});

test('labels count relations in the language of the caller, verifiers stay masked', async () => {
  await t.make();
  await t.make();
  await t.make(sick);
  const { data } = await t.call(calls.verificationLabels, { infoUuid: t.infoUuid }, fresh());
  expect(data).toEqual([
    { label: '邻居', count: 2 },
    { label: '同病房病友', count: 1 },
  ]);
  const verifiers = await t.call(calls.verificationQueryUser, { infoUuid: t.infoUuid }, fresh());
  expect(new Set(verifiers.data.list.flatMap((one) => Object.keys(one)))).toEqual(
    new Set(['verifyId', 'shownName', 'kind', 'relation']),
  );
});

test('others complain once each; it changes nothing until staff have looked', async () => {
  const author = await t.known();
  const { data } = await t.verify(author);
  const complaint = { verifyId: data.verifyId, reason: '我是同病房的，没有见过这个人' };
  const complain = (as: string, more = {}) =>
    t.call(actsCalls.verificationComplaintAdd, { ...complaint, ...more }, fresh(as));
  const other = await t.known();
  const answers = await Promise.all(Array.from({ length: 5 }, () => complain(other)));
  const reasons = answers.map(({ refusal }) => refusal?.reason);
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'alreadyComplained')).toHaveLength(4);
  expect((await complain(author)).refusal?.reason).toBe('verifiedByYou');
  expect((await complain(other, { verifyId: newId() })).status).toBe(404);
  expect((await complain(other, { reason: ' ' })).status).toBe(400);
  expect((await t.list()).count).toBe(1);
});

test('without script one verifies by the form of the page and goes on to the thanks', async () => {
  const token = await t.known();
  const query = { infoUuid: t.infoUuid };
  const send = (fields: Record<string, string>) =>
    t.request(linkTo('proveAdd', { query, locale: 'en' }), {
      method: 'POST',
      body: new URLSearchParams({ step: 'verify', ...query, content: words, ...fields }),
      headers: { origin: testOrigin, authorization: `Bearer ${token}` },
    });
  expect((await send({ kind: 'friend' })).status).toBe(422);
  const answer = await send({ kind: 'friend', relation: 'friend', realName: '王小明', idCard: '' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    linkTo('proveSuccess', { query, locale: 'en' }),
  ]);
  expect((await t.list()).count).toBe(1);
});
