import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPublicity } from '#src/server/publicity/find-publicity.ts';
import { getHelpList } from '#src/shared/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { getShareInfo } from '#src/shared/sharing/calls.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let infoUuid: string;
const english = {
  ...{ language: 'en', title: 'Xiaoshu waits for an operation', content: 'First.' },
  toldBy: 'translator',
} as const;

beforeAll(async () => {
  t = await openTestServer();
  const place = { province: '陕西', city: '西安', illness: '急性淋巴细胞白血病' };
  infoUuid = (
    await makeCase(t.services.db, { ...place, illness_key: 'leukemia', tellings: [english] })
  ).id;
  await makeCase(t.services.db, { city: '福州', illness: '肾病', illness_key: 'kidney' });
});
afterAll(() => t.close());

const inEnglish = { headers: { 'accept-language': 'en' } };

async function titles(keyword: string, options = {}): Promise<string[]> {
  const { data } = await t.call(getHelpList, { keyword, size: 50 }, options);
  return data.list.map(({ title }) => title);
}

test('a list shows a case by the title that its reader reads', async () => {
  expect(await titles('西安')).toEqual(['小树等一次手术']);
  expect(await titles('西安', inEnglish)).toEqual([english.title]);
});

test('so does a list of what became of money', async () => {
  const ended = { status: 'FINISHED', end_reason: 2, finished_at: caseNow } as const;
  await makeCase(t.services.db, { ...ended, tellings: [english] });
  const titleIn = async (locale: Locale) => {
    const asked = { part: 'ended', anchorId: '', size: 10, locale } as const;
    const { list } = await findPublicity(t.services.db, asked, t.services.now());
    return list.map(({ caseTitle }) => caseTitle);
  };
  expect(await titleIn('en')).toEqual([english.title]);
  expect(await titleIn('zh-CN')).toEqual(['小树等一次手术']);
});

test('what is shared is told in the language of who shares', async () => {
  const { data } = await t.call(getShareInfo, { infoUuid, channel: 0 }, inEnglish);
  expect(data.title).toBe(english.title);
});

test.each([
  'leukemia',
  'Leukaemia',
  'leukaemias',
  '白血病',
  'xian',
  "Xi'an",
  'shaanxi',
  'xiaoshu waits',
])('%s is found, whoever searches', async (keyword) => {
  expect(await titles(keyword)).toEqual(['小树等一次手术']);
  expect(await titles(keyword, inEnglish)).toEqual([english.title]);
});

test.each(['shanxi', 'leuven', '小心'])('%s finds nothing', async (keyword) => {
  expect(await titles(keyword)).toEqual([]);
});

test('two words are both meant', async () => {
  expect(await titles('kidney fuzhou')).toHaveLength(1);
  expect(await titles('kidney xian')).toEqual([]);
});

test("a fundraiser's words give way where the story is told to who cannot read them", async () => {
  const words = { case_id: infoUuid, title: '救救小树', description: '请看看', updated_at: 0 };
  await t.services.db
    .insertInto('share_words')
    .values({ ...words, channel: 0 })
    .execute();
  const asked = { infoUuid, channel: 0 };
  expect((await t.call(getShareInfo, asked, inEnglish)).data.title).toBe(english.title);
  expect((await t.call(getShareInfo, asked)).data.title).toBe(words.title);
});
