import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLanding } from '#src/server/notices/find-landing.ts';
import { notify } from '#src/server/notices/notify.ts';
import { makeCase } from '../../support/case-factory.ts';
import { type NoticeDesk, openNoticeDesk } from './notice-desk.ts';

let t: NoticeDesk;
beforeAll(async () => {
  t = await openNoticeDesk();
});
afterAll(() => t.close());

test('a notice says which of its words are a person’s own, a name in the language it is read in', async () => {
  const { userId, token } = await t.person('13300000001');
  const { id: caseId } = await makeCase(t.services.db);
  const names = { name: '秋日同行', 'name.en': 'Together in autumn' };
  const params = { ...names, words: '资料齐全。', outcome: 'passed' };
  const told = { userId, kind: 'activityAnswered', caseId, params } as const;
  await t.tell((trx) => notify(trx, { ...told, now: t.services.now() }));
  const [notice] = (await t.list(token)).list;
  expect(notice?.quoted).toEqual(['秋日同行', '资料齐全。']);
  const query = new URLSearchParams({ messageId: notice?.messageId ?? '' });
  const asked = { query, userId, locale: 'en' } as const;
  const landing = await findLanding(t.services.db, asked, t.services.now());
  expect(landing.notice?.quoted).toEqual(['Together in autumn', '资料齐全。']);
});
