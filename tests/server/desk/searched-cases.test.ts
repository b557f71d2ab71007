import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSearchedCases } from '#src/server/desk/cases/find-searched-cases.ts';
import { readCaseSearch } from '#src/server/desk/cases/read-case-search.ts';
import { findToldTrail } from '#src/server/desk/trail/find-told-trail.ts';
import { compareCase } from '#src/server/raising/clones/compare-case.ts';
import { deskFindByPerson } from '#src/shared/desk/cases/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { trailDetails } from '#src/texts/trail-details.ts';
import { caseNow, makeCase, makeGift } from '../../support/case-factory.ts';
import { sendStory } from '../../support/send-story.ts';
import { addFamily } from '../../support/test-family.ts';
import { as } from '../../support/test-staff.ts';
import { storyOfNumber } from '../../support/test-stories.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

/** Answers the page's answer to an address, as the page reads it. */
async function pageOf(query: Record<string, string>, anchorId = '') {
  const { asked } = readCaseSearch(new URLSearchParams(query));
  if (!asked) return undefined;
  const search = { search: asked, anchorId, locale: 'zh-CN' as const };
  return findSearchedCases(t.services, search, t.services.now());
}
const find = async (query: Record<string, string>) =>
  (await pageOf(query))?.list.map(({ infoUuid }) => infoUuid);

const reason = '来电核实身份';
const ask = (asked: Record<string, string>) =>
  t.call(deskFindByPerson, { reason, ...asked }, as(t.reviewer));
const findBy = async (asked: Record<string, string>) =>
  (await ask(asked)).data.list.map(({ infoUuid }) => infoUuid);

test('cases are found by id, link, words of the title, order and trade number', async () => {
  const { id } = await makeCase(t.services.db, { title: '帮帮一百%努力的阿木' });
  const orderId = await makeGift(t.services.db, id);
  const { trade_no } = await t.services.db
    .selectFrom('donations')
    .select('trade_no')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const link = `${t.services.config.publicOrigin}/en/cf/contribute/${id}?sharedv=1`;
  for (const q of [id, ` ${link} `, `/cf/contribute/${id}`, '阿木 一百%', orderId, trade_no]) {
    expect.soft([q, await find({ q })]).toEqual([q, [id]]);
  }
  expect((await pageOf({ q: trade_no }))?.tradeNo).toBe(trade_no);
  expect(await find({ q: '一百_努力' })).toEqual([]);
  expect(await find({ q: '   ' })).toBeUndefined();
});

test('each field narrows what the others leave', async () => {
  const at = caseNow - 300 * dayMs;
  const { db } = t.services;
  const made = { city: '景德镇', target_in_fen: 4_321_000, created_at: at };
  const { id } = await makeCase(db, made);
  const { id: doubted } = await makeCase(db, { ...made, display_status: 4 });
  const { id: older } = await makeCase(db, { ...made, created_at: at - 2 * dayMs });
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  expect(new Set(await find({ city: 'Jingdezhen' }))).toEqual(new Set([id, doubted, older]));
  expect(await find({ city: '景德镇市', phase: 'risk' })).toEqual([doubted]);
  expect(await find({ amount: '43,210', phase: 'raising', from: day(at) })).toEqual([id]);
  expect(await find({ amount: '43210', until: day(at - dayMs) })).toEqual([older]);
  expect(await find({ amount: '43210', of: 'withdrawal' })).toEqual([]);
});

test('whoever is named by the papers is found by the whole name alone', async () => {
  const { caseId } = await sendStory(t, { title: '等一次手术的孩子', content: storyOfNumber(1) });
  await compareCase(t.services, caseId, t.services.now());
  expect(await findBy({ name: ' 林 大木' })).toEqual([caseId]);
  expect(await findBy({ name: '大木' })).toEqual([]);
});

test('a fundraiser is found by the nickname and the last four digits; the trail keeps neither', async () => {
  const nickname = '青石巷的老周';
  const { id, ownerUserId } = await makeCase(t.services.db);
  await t.services.db
    .updateTable('users')
    .set({ nickname, mobile_index: id, mobile_sealed: id, mobile_masked: '138****7391' })
    .where('id', '=', ownerUserId)
    .execute();
  expect(await findBy({ name: nickname, phoneEnd: '7391' })).toEqual([id]);
  expect(await findBy({ name: nickname, phoneEnd: '7392' })).toEqual([]);
  const wrongIn = async (asked: Record<string, string>) =>
    Object.keys((await ask(asked)).refusal?.fields ?? {});
  expect(await wrongIn({ phoneEnd: '391' })).toEqual(['phoneEnd']);
  expect(await wrongIn({})).toEqual(['name']);
  expect(await wrongIn({ name: nickname, reason: '' })).toEqual(['reason']);
  const asked = { anchorId: '', staffUserId: t.reviewer.userId, locale: 'en' } as const;
  const { list } = await findToldTrail(t.services.db, asked);
  expect(list[0]?.reason).toBe(reason);
  const [newest, before] = list.filter(({ act }) => act === 'searchCases');
  expect([newest, before].map((row) => JSON.parse(row?.detail ?? '').casesFound)).toEqual([0, 1]);
  expect(newest && trailDetails(newest, 'en')).toHaveLength(3);
  expect(JSON.stringify(list)).not.toMatch(/7391|青石巷/);
});

test('a long answer is read page by page, the newest first and each case once', async () => {
  const { db } = t.services;
  for (let made = 0; made < 43; made += 1) {
    await makeCase(db, { city: '攀枝花', created_at: caseNow - Math.floor(made / 3) * dayMs });
  }
  const seen: string[] = [];
  let anchorId: string | undefined = '';
  while (anchorId !== undefined) {
    const page = await pageOf({ city: '攀枝花' }, anchorId);
    seen.push(...(page?.list ?? []).map(({ infoUuid }) => infoUuid));
    anchorId = page?.hasNext ? page.anchorId : undefined;
  }
  expect([seen.length, new Set(seen).size]).toEqual([43, 43]);
});

test('an appeal that is not public yet has neither a target nor a place', async () => {
  const { caseId } = await addFamily(t);
  expect((await pageOf({ q: caseId }))?.list).toMatchObject([{ targetInFen: null, city: '' }]);
  const { id } = await makeCase(t.services.db, { target_in_fen: 4_321_000 });
  expect((await pageOf({ q: id }))?.list).toMatchObject([{ targetInFen: 4_321_000 }]);
});

test('what can not be is said at its field, and nothing is searched', () => {
  const wrong = { from: '2026-13-01', until: 'x', amount: '1,5' };
  expect(readCaseSearch(new URLSearchParams(wrong))).toMatchObject({
    asked: undefined,
    problems: { from: 'malformed', until: 'malformed', amount: 'amount' },
  });
  const reversed = { from: '2026-11-02', until: '2026-11-01' };
  expect(readCaseSearch(new URLSearchParams(reversed))).toMatchObject({
    ...{ asked: undefined, problems: { until: 'endBeforeStart' } },
  });
  expect(readCaseSearch(new URLSearchParams({ of: 'withdrawal' })).asked).toBeUndefined();
});
