import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChecklist } from '#src/server/raising/sheet/find-checklist.ts';
import { writePart } from '#src/server/raising/sheet/part-record.ts';
import { caseNow, makeCase } from '../../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const english = {
  ...{ language: 'en', title: 'Xiaoshu waits for an operation', content: 'First.' },
  toldBy: 'translator',
} as const;

test('an own appeal has the title of its telling in the reader’s language, until its own is rewritten', async () => {
  const { db, keys } = t.services;
  const { id: caseId } = await makeCase(db, { tellings: [english] });
  const titleIn = async (locale: 'en' | 'zh-CN') =>
    (await findChecklist(t.services, { caseId, locale }, caseNow))?.title;
  expect([await titleIn('en'), await titleIn('zh-CN')]).toEqual([english.title, '小树等一次手术']);
  const draft = { sheet: 'base', values: { title: '小树又病了' } } as const;
  await db
    .transaction()
    .execute((trx) =>
      writePart(trx, keys, { caseId, part: 'base', version: 0, draft, now: caseNow }),
    );
  expect([await titleIn('en'), await titleIn('zh-CN')]).toEqual(['小树又病了', '小树又病了']);
});
