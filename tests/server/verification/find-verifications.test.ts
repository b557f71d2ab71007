import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { frameLike } from '#src/shared/comments/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import * as calls from '#src/shared/verification/calls.ts';
import { testNow, testOrigin } from '../../support/test-house.ts';
import { makeVerification } from '../../support/word-factory.ts';
import { fresh, openVerificationDesk, type VerificationDesk, words } from './verification-desk.ts';

let t: VerificationDesk;
beforeAll(async () => {
  t = await openVerificationDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const make = (overrides: Parameters<typeof makeVerification>[2] = {}) =>
  makeVerification(t.house.db, t.infoUuid, overrides);
const doctor = { kind: 'doctor', relation: 'nurse', hospital: '云岭儿童医院' } as const;
const sick = { kind: 'sickFriend', relation: 'wardMate' } as const;

async function firstPlace() {
  const { data } = await t.call(calls.verificationFirstPlace, { infoUuid: t.infoUuid }, fresh());
  return data?.verifyId;
}

function operate(verifyId: string, operation: 'select' | 'unselect' | 'hide', as = t.ownerToken) {
  const input = { verifyId, infoUuid: t.infoUuid, operation };
  return t.call(calls.verificationOperate, input, fresh(as));
}

test('counts are by kind, and of those of the patient’s hospital', async () => {
  await make(doctor);
  await make({ ...doctor, hospital: '别的医院' });
  await make();
  await make(sick);
  await make({ counted_at: null });
  await make({ hidden_at: testNow });
  const { list, hasNext, anchorId, ...counts } = await t.list();
  expect(counts).toEqual({
    doctorVerificationCount: 2,
    friendsVerificationCount: 1,
    sickFriendsVerificationCount: 1,
    count: 4,
    countFromHospital: 1,
  });
  expect([list.length, hasNext, anchorId]).toEqual([4, false, '']);
  const { data } = await t.call(
    calls.verificationQueryUserCount,
    { infoUuid: t.infoUuid },
    fresh(),
  );
  expect(data.count).toBe(4);
});

test('seven come at a time, and pages walk without gaps or repeats', async () => {
  const made: string[] = [];
  for (let i = 0; i < 16; i += 1) {
    made.push(await make({ created_at: testNow - Math.floor(i / 3), ...(i % 2 ? sick : {}) }));
  }
  for (const kind of ['', 'friend'] as const) {
    const pages: string[][] = [];
    let anchorId = '';
    do {
      const page = await t.list({ anchorId, kind });
      pages.push(page.list.map(({ verifyId }) => verifyId));
      anchorId = page.anchorId;
      await make({ created_at: testNow + 1 });
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

test('an anchor that is none, a kind that is none and a case that is none are refused', async () => {
  for (const [input, status] of [
    [{ infoUuid: t.infoUuid, anchorId: 'x' }, 400],
    [{ infoUuid: t.infoUuid, kind: 'x' as 'friend' }, 400],
    [{ infoUuid: newId() }, 404],
  ] as const) {
    expect((await t.call(calls.verificationList, input, fresh())).status).toBe(status);
  }
});

describe('the first place', () => {
  test('is the one selected, else the oldest of a doctor, else the most liked', async () => {
    expect(await firstPlace()).toBeUndefined();
    const ill = await make({ ...sick, like_count: 9 });
    expect(await firstPlace()).toBe(ill);
    const friend = await make();
    const liked = await make({ created_at: testNow });
    const token = await t.known();
    const like = { bizType: 'verification', bizId: liked, on: true } as const;
    await t.call(frameLike, like, fresh(token));
    expect(await firstPlace()).toBe(liked);
    const older = await make({ ...doctor, created_at: testNow - 5000 });
    await make({ ...doctor, created_at: testNow - 4000 });
    expect(await firstPlace()).toBe(older);
    await operate(friend, 'select');
    expect(await firstPlace()).toBe(friend);
    await operate(friend, 'unselect');
    expect(await firstPlace()).toBe(older);
    await operate(older, 'hide');
    expect(await firstPlace()).not.toBe(older);
  });

  test('belongs to the fundraiser alone, who can neither count nor choose what is not there', async () => {
    const verifyId = await make();
    expect((await operate(verifyId, 'select', await t.known())).status).toBe(404);
    const elsewhere = t.infoUuid;
    await t.begin();
    expect((await operate(verifyId, 'hide')).status).toBe(404);
    t.infoUuid = elsewhere;
    const pending = await make({ counted_at: null });
    await operate(pending, 'select');
    expect(await firstPlace()).toBe(verifyId);
  });

  test('choices make the pages anew and are listed, the latest first', async () => {
    const [one, two] = [await make(), await make()];
    const purged: string[] = [];
    const stop = t.house.pageTags.listen((tags) => purged.push(...tags));
    await operate(one, 'select');
    t.setNow(t.house.now() + 1000);
    await operate(two, 'select');
    stop();
    expect(purged).toEqual([tagOfCase(t.infoUuid), tagOfCase(t.infoUuid)]);
    const asked = { infoUuid: t.infoUuid };
    const { data } = await t.call(calls.verificationSelected, asked, fresh());
    expect(data.list.map(({ verifyId }) => verifyId)).toEqual([two, one]);
  });
});

test('a hidden one is there for its author and the fundraiser, and in no list', async () => {
  const token = await t.known();
  const { data } = await t.verify(token);
  await operate(data.verifyId, 'hide');
  const asked = { infoUuid: t.infoUuid, verifyId: data.verifyId };
  const statuses = [];
  for (const as of [undefined, await t.known(), token, t.ownerToken]) {
    statuses.push((await t.call(calls.getOneVerification, asked, fresh(as))).status);
  }
  expect(statuses).toEqual([404, 404, 200, 200]);
  const page = { infoUuid: t.infoUuid };
  for (const call of [
    calls.verificationList,
    calls.verificationFriends,
    calls.verificationSelected,
    calls.verificationQueryUser,
  ]) {
    const answer = await t.call(call, page, fresh(t.ownerToken));
    expect(answer.data.list).toEqual([]);
  }
});

test('labels count relations in the language of the caller, verifiers stay masked', async () => {
  await make();
  await make();
  await make(sick);
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
    t.call(calls.verificationComplaintAdd, { ...complaint, ...more }, fresh(as));
  const other = await t.known();
  const answers = await Promise.all(Array.from({ length: 5 }, () => complain(other)));
  const reasons = answers.map(({ refusal }) => refusal?.reason);
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'alreadyComplained')).toHaveLength(4);
  expect((await complain(author)).refusal?.reason).toBe('forbidden');
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
