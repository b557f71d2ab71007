import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findLanding } from '#src/server/notices/find-landing.ts';
import { notify } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { messageRead, noticeMute, noticeMutes } from '#src/shared/notices/calls.ts';
import type { NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { makeCase } from '../../support/case-factory.ts';
import { type NoticeDesk, openNoticeDesk } from './notice-desk.ts';

let t: NoticeDesk;
let mobile = 13_300_000_000;
let one: { userId: string; token: string };
let other: { userId: string; token: string };
beforeAll(async () => {
  t = await openNoticeDesk();
});
beforeEach(async () => {
  mobile += 2;
  one = await t.person(String(mobile));
  other = await t.person(String(mobile + 1));
});
afterAll(() => t.close());

const tell = (kind: NoticeKind, caseId?: string) =>
  t.tell((trx) =>
    notify(trx, { userId: one.userId, kind, ...(caseId ? { caseId } : {}), now: t.services.now() }),
  );

test('the list goes newest first over pages, and nobody sees those of others', async () => {
  for (let i = 0; i < 23; i += 1) {
    t.setNow(t.services.now() + 1000);
    await tell('serviceAnswered');
  }
  const first = await t.list(one.token);
  const second = await t.list(one.token, first.anchorId);
  expect([first.list.length, first.hasNext, first.unread]).toEqual([20, true, 23]);
  expect([second.list.length, second.hasNext]).toEqual([3, false]);
  const times = [...first.list, ...second.list].map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(await t.list(other.token)).toEqual({ list: [], hasNext: false, anchorId: '', unread: 0 });
});

test('one is read, then all; those of others answer as absent ones', async () => {
  await tell('serviceAnswered');
  await tell('serviceAnswered');
  const { list } = await t.list(one.token);
  const messageId = list[0]?.messageId ?? '';
  const read = (input: object, token = one.token) => t.call(messageRead, input, { token });
  expect((await read({ messageId }, other.token)).status).toBe(404);
  expect((await read({ messageId: newId() })).status).toBe(404);
  expect((await read({ messageId })).data.unread).toBe(1);
  expect((await read({ messageId })).data.unread).toBe(1);
  expect((await read({ all: '1' })).data.unread).toBe(0);
  expect((await read({})).refusal?.fields).toHaveProperty('messageId');
});

test("a message's page tells its words only to the person it was for", async () => {
  const { id: caseId } = await makeCase(t.services.db);
  await tell('caseProgress', caseId);
  const [notice] = (await t.list(one.token)).list;
  const query = new URLSearchParams({ messageId: notice?.messageId ?? '', infoUuid: caseId });
  const open = (userId: string | undefined) =>
    findLanding(t.services.db, { query, userId, locale: 'zh-CN' }, t.services.now());
  expect((await open(one.userId)).notice?.words).toContain('小树等一次手术');
  for (const userId of [other.userId, undefined]) {
    const landing = await open(userId);
    expect([landing.notice, landing.found?.infoUuid]).toEqual([undefined, caseId]);
  }
});

describe('muting', () => {
  const mute = (input: { infoUuid?: string; kind?: string; group?: string; on: string }) =>
    t.call(noticeMute, input as never, { token: one.token });
  const countOf = async () => (await t.list(one.token)).list.length;

  test('a case, until it is heard again', async () => {
    const { id: infoUuid } = await makeCase(t.services.db);
    expect((await mute({ infoUuid, on: '1' })).data).toEqual({ muted: true });
    await tell('caseProgress', infoUuid);
    await tell('commentAnswered', infoUuid);
    expect(await countOf()).toBe(0);
    const { data } = await t.call(noticeMutes, {}, { token: one.token });
    expect(data).toEqual({ cases: [{ infoUuid, title: '小树等一次手术' }], kinds: [] });
    await mute({ infoUuid, on: '0' });
    await tell('caseProgress', infoUuid);
    expect(await countOf()).toBe(1);
  });

  test('a kind, about every case', async () => {
    const { id: infoUuid } = await makeCase(t.services.db);
    await mute({ kind: 'caseProgress', on: '1' });
    await mute({ kind: 'caseProgress', on: '1' });
    await tell('caseProgress', infoUuid);
    await tell('commentAnswered', infoUuid);
    expect((await t.list(one.token)).list.map(({ kind }) => kind)).toEqual(['commentAnswered']);
    const { data } = await t.call(noticeMutes, {}, { token: one.token });
    expect(data.kinds).toEqual(['caseProgress']);
  });

  test('a group at once, of which one may be heard again', async () => {
    const { id: infoUuid } = await makeCase(t.services.db);
    await mute({ kind: 'caseProgress', on: '1' });
    expect((await mute({ group: 'given', on: '1' })).data).toEqual({ muted: true });
    await mute({ kind: 'caseProgress', on: '0' });
    for (const kind of ['caseProgress', 'discussionVote', 'commentAnswered'] as const)
      await tell(kind, infoUuid);
    const told = (await t.list(one.token)).list.map(({ kind }) => kind);
    expect(told.sort()).toEqual(['caseProgress', 'commentAnswered']);
    await mute({ group: 'given', on: '0' });
    const { data } = await t.call(noticeMutes, {}, { token: one.token });
    expect(data.kinds).toEqual([]);
  });

  test('money never is: not by its kind, and not by muting the case', async () => {
    const { id: infoUuid } = await makeCase(t.services.db);
    const refused = await mute({ kind: 'donationRefunded', on: '1' });
    expect([refused.status, refused.refusal?.fields]).toMatchObject([400, { kind: /./ }]);
    await mute({ infoUuid, on: '1' });
    await tell('donationRefunded', infoUuid);
    await t.runDue();
    expect(await countOf()).toBe(1);
    expect(t.sent.at(-1)).toMatchObject({ by: 'sms', to: String(mobile) });
  });

  test('what was muted before it is sent is not sent', async () => {
    const { id: infoUuid } = await makeCase(t.services.db);
    await tell('reviewPassed', infoUuid);
    await mute({ infoUuid, on: '1' });
    const before = t.sent.length;
    await t.runDue();
    expect(t.sent).toHaveLength(before);
  });

  test.each([
    [{ on: '1' }, 400],
    [{ kind: 'noSuchKind', on: '1' }, 400],
    [{ group: 'noSuchGroup', on: '1' }, 400],
    [{ infoUuid: 'a'.repeat(22), on: '1' }, 404],
  ])('%o is refused with %i', async (input, status) => {
    expect((await mute(input)).status).toBe(status);
  });
});
