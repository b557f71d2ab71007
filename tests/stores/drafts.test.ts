import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clearDrafts,
  countDrafts,
  draftRules,
  forgetDraft,
  keepDraft,
  readDraft,
} from '#src/stores/drafts.ts';
import { keep, readKept } from '#src/stores/keepsakes.ts';
import { openTestBrowser, type TestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../support/test-server.ts';

const day = 86_400_000;
const draftKinds = Object.keys(draftRules) as (keyof typeof draftRules)[];
const gift = { kind: 'gift', id: 'one' } as const;
const comment = { kind: 'comment', id: 'one' } as const;
let t: TestServer;
let page: TestBrowser;

beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(() => {
  t.setNow(testNow);
  page = openTestBrowser(t);
});
afterAll(() => t.close());

/** This is a field of each kind that the device may keep. */
const typed = {
  ...{ content: '平安', tradeNo: 'T1', title: '小雨', reason: '好了', amountInYuan: '20' },
  ...{ kind: 'friend', name: '', realName: '', answer: '说明' },
};

test('drafts of every kind are counted and cleared, and nothing else is', () => {
  keep('signed-in', '1');
  for (const kind of draftKinds) {
    expect(keepDraft({ kind, id: 'one' }, typed), kind).toBe(true);
  }
  expect(countDrafts()).toBe(draftKinds.length);
  clearDrafts();
  expect(countDrafts()).toBe(0);
  for (const kind of draftKinds) expect(readDraft({ kind, id: 'one' }), kind).toBeUndefined();
  expect(readKept('signed-in')).toBe('1');
});

test('numbers and names of persons are kept of no kind', () => {
  const secrets = {
    ...{ idCard: '110101199003070078', mobile: '13500000001', bankCard: '6222020000000000' },
    ...{ account: '6222020000000001', name: '林大木', realName: '王小明' },
  };
  for (const kind of draftKinds) keepDraft({ kind, id: 'one' }, { ...typed, ...secrets });
  const kept = JSON.stringify([...page.kept]);
  for (const secret of Object.values(secrets)) expect(kept).not.toContain(secret);
});

test('a blank replaces words only in a field that was touched', () => {
  keepDraft(gift, { content: '平安', displayName: '小林' });
  keepDraft(gift, { content: '', displayName: '' }, { touched: new Set(['displayName']) });
  expect(readDraft(gift)?.values).toEqual({ content: '平安' });
  keepDraft(gift, { content: '', displayName: '' });
  expect(readDraft(gift)).toBeUndefined();
  expect(countDrafts()).toBe(0);
});

test('a draft gives way to what is newer, and a gift is forgotten after a week', () => {
  keepDraft(gift, typed);
  keepDraft(comment, typed);
  expect(readDraft(gift, testNow - 1)?.values).toMatchObject({ content: '平安' });
  expect(readDraft(gift, testNow)).toBeUndefined();
  t.setNow(testNow + 8 * day);
  expect(readDraft(gift)).toBeUndefined();
  expect(readDraft(comment)).toBeDefined();
});

test('of a draft that is older than the server nothing stays beside what is typed now', () => {
  keepDraft(comment, { content: '旧' });
  keepDraft({ ...comment, kind: 'sheet' }, { title: '旧', city: '昭通' });
  t.setNow(testNow + day);
  const sheet = { kind: 'sheet', id: comment.id } as const;
  keepDraft(sheet, { title: '新', city: '' }, { touched: new Set(['title']), newerThan: testNow });
  expect(readDraft(sheet)?.values).toEqual({ title: '新' });
  expect(readDraft(comment)?.values).toEqual({ content: '旧' });
});

test('one draft does not touch another, and a spoilt one is none', () => {
  keepDraft(comment, { content: '一' });
  keepDraft({ kind: 'comment', id: 'two' }, { content: '二' });
  forgetDraft(comment);
  expect(readDraft(comment)).toBeUndefined();
  expect(readDraft({ kind: 'comment', id: 'two' })?.values.content).toBe('二');
  for (const spoilt of ['{', 'null', '[]', '{"savedAt":1,"values":null}']) {
    page.kept.set('warmlight.draft.comment.one', spoilt);
    expect(readDraft(comment), spoilt).toBeUndefined();
  }
});

test('without storage a draft lives as long as the page, and says so', () => {
  openTestBrowser(t, { storage: false });
  expect(keepDraft(comment, { content: '平安' })).toBe(false);
  expect(readDraft(comment)?.values.content).toBe('平安');
  clearDrafts();
  expect(readDraft(comment)).toBeUndefined();
});
