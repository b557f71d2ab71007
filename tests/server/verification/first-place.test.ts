import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { frameLike } from '#src/shared/comments/calls.ts';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import * as calls from '#src/shared/verification/calls.ts';
import { testNow } from '../../support/test-server.ts';
import {
  declared,
  doctor,
  fresh,
  openVerificationDesk,
  sick,
  type VerificationDesk,
} from './verification-desk.ts';

let t: VerificationDesk;
beforeAll(async () => {
  t = await openVerificationDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

async function firstPlace() {
  const { data } = await t.call(calls.verificationFirstPlace, { infoUuid: t.infoUuid }, fresh());
  return data?.verifyId;
}

function operate(verifyId: string, operation: 'select' | 'unselect' | 'hide', as = t.ownerToken) {
  const input = { verifyId, infoUuid: t.infoUuid, operation };
  return t.call(actsCalls.verificationOperate, input, fresh(as));
}

describe('the first place', () => {
  test('is the one selected, else the oldest of a doctor, else the most liked', async () => {
    expect(await firstPlace()).toBeUndefined();
    const ill = await t.make({ ...sick, like_count: 9 });
    expect(await firstPlace()).toBe(ill);
    const friend = await t.make();
    const liked = await t.make({ created_at: testNow });
    const token = await t.known();
    const like = { bizType: 'verification', bizId: liked, on: true } as const;
    await t.call(frameLike, like, fresh(token));
    expect(await firstPlace()).toBe(liked);
    const older = await t.make({ ...doctor, created_at: testNow - 5000 });
    await t.make({ ...doctor, created_at: testNow - 4000 });
    expect(await firstPlace()).toBe(older);
    await operate(friend, 'select');
    expect(await firstPlace()).toBe(friend);
    await operate(friend, 'unselect');
    expect(await firstPlace()).toBe(older);
    await operate(older, 'hide');
    expect(await firstPlace()).not.toBe(older);
  });

  test('is not for a doctor who only says so, though selected, until somebody checked it', async () => {
    const says = await t.make(declared);
    await operate(says, 'select');
    expect(await firstPlace()).toBe(says);
    const friend = await t.make();
    expect(await firstPlace()).toBe(friend);
    const ill = await t.make(sick);
    await operate(ill, 'select');
    t.setNow(t.services.now() + 1000);
    await operate(says, 'select');
    expect(await firstPlace()).toBe(ill);
    const asked = { infoUuid: t.infoUuid };
    const { data } = await t.call(calls.verificationSelected, asked, fresh());
    expect(data.list.map(({ verifyId }) => verifyId)).toEqual([says, ill]);
    await t.services.db
      .updateTable('verifications')
      .set({ confirmed_at: testNow, confirmed_by: 'staff' })
      .where('id', '=', says)
      .execute();
    expect(await firstPlace()).toBe(says);
  });

  test('belongs to the fundraiser alone, who can neither count nor choose what is not there', async () => {
    const verifyId = await t.make();
    expect((await operate(verifyId, 'select', await t.known())).status).toBe(404);
    const elsewhere = t.infoUuid;
    await t.begin();
    expect((await operate(verifyId, 'hide')).status).toBe(404);
    t.infoUuid = elsewhere;
    const pending = await t.make({ counted_at: null });
    await operate(pending, 'select');
    expect(await firstPlace()).toBe(verifyId);
  });

  test('choices make the pages anew and are listed, the latest first', async () => {
    const [one, two] = [await t.make(), await t.make()];
    const purged: string[] = [];
    const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
    await operate(one, 'select');
    t.setNow(t.services.now() + 1000);
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

test('nobody thanks themself', async () => {
  const author = await t.known();
  const { data } = await t.verify(author);
  const like = { bizType: 'verification', bizId: data.verifyId, on: true } as const;
  const answer = await t.call(frameLike, like, fresh(author));
  expect(answer.refusal?.reason).toBe('verifiedByYou');
  expect((await t.call(frameLike, like, fresh(await t.known()))).data.count).toBe(1);
  const undone = await t.call(frameLike, { ...like, on: false }, fresh(author));
  expect(undone.data).toEqual({ liked: false, count: 1 });
});
