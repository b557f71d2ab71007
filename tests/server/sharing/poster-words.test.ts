import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPosterSubject } from '#src/server/sharing/poster/poster-subject.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const english = {
  ...{ language: 'en', title: 'Xiaoshu waits for an operation', content: 'First.' },
  toldBy: 'translator',
} as const;
const leukemia = { illness: '急性淋巴细胞白血病', illness_key: 'leukemia', city: '西安' };

async function subjectIn(language: Locale, tellings: (typeof english)[], chosen?: string) {
  const { db } = t.services;
  const { id: caseId } = await makeCase(db, { ...leukemia, tellings });
  if (chosen) {
    const choice = { case_id: caseId, picture_id: '', words: chosen, updated_at: caseNow };
    await db.insertInto('case_posters').values(choice).execute();
  }
  return findPosterSubject(t.services, { caseId, language }, t.services.now());
}

test('a poster names whom and where its reader can read, and never in letters of another language', async () => {
  const subject = await subjectIn('en', [english]);
  expect(subject).toMatchObject({ title: english.title, excerpt: english.content });
  expect(subject?.about).toMatch(/ · Leukaemia · Xi'an$/);
  expect(subject?.about).not.toMatch(/\p{Script=Han}/u);
  expect((await subjectIn('zh-CN', [english]))?.about).toMatch(/^小树 · .*医院$/);
});

test('words that the family chose stand on it, but not before a telling that is read', async () => {
  expect(await subjectIn('zh-CN', [english], '请帮帮小树')).toMatchObject({
    excerpt: '请帮帮小树',
  });
  expect(await subjectIn('en', [], '请帮帮小树')).toMatchObject({ excerpt: '请帮帮小树' });
  expect(await subjectIn('en', [english], '请帮帮小树')).toMatchObject({ excerpt: 'First.' });
  expect(await subjectIn('en', [english], 'Please help')).toMatchObject({ excerpt: 'Please help' });
});
