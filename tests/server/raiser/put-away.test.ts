import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addChange } from '#src/server/cases/changes/add-change.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { calls } from '#src/shared/calls.ts';
import { getFundingInfo, getHelpList } from '#src/shared/cases/calls.ts';
import { commentAdd } from '#src/shared/comments/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { progressAdd } from '#src/shared/progress/calls.ts';
import { putAwayCase } from '#src/shared/raiser/dignity/calls.ts';
import { saveThanks } from '#src/shared/raiser/thanks/calls.ts';
import { getShareInfo } from '#src/shared/sharing/calls.ts';
import { makeGift } from '../../support/case-factory.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';
import { ended, own } from './ended-story.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
afterAll(() => t.close());

beforeEach(async () => {
  await t.begin({ ...ended, finished_at: t.services.now() - dayMs });
  await makeGift(t.services.db, t.infoUuid, { words: '给宁宁的话' });
});

const choose = (sure: '0' | '1' = '1', as = t.owner) =>
  t.call(putAwayCase, { infoUuid: t.infoUuid, sure }, fresh(as));

async function tellMore() {
  const { db } = t.services;
  const { progressId } = await t.post({ content: `${'动态里的话'.repeat(3)}。` });
  await t.decide(progressId);
  await t.call(commentAdd, { infoUuid: t.infoUuid, content: '留言里的话' }, fresh(t.other));
  const before = { title: '阿宁宝', content: '黑山谷', targetInFen: 1 };
  const after = { ...before, targetInFen: 2 };
  await inTransaction(db, (trx) =>
    addChange(trx, { caseId: t.infoUuid, before, after, asks: false }, t.services.now()),
  );
}

/** Reads what every call that asks for no more than a case tells a stranger. */
async function readAll(): Promise<string> {
  const read: string[] = [];
  for (const call of calls) {
    if (call.access !== 'open' || call.answer === 'bytes') continue;
    const answer = await t.call(call, { infoUuid: t.infoUuid }, fresh()).catch(() => undefined);
    if (answer?.status === 200) read.push(`${call.path} ${JSON.stringify(answer.data)}`);
  }
  return read.join('\n');
}

describe('a case that is put away', () => {
  test('says nowhere who it was or what it told, while its account and thanks stay', async () => {
    await tellMore();
    await t.call(saveThanks, { infoUuid: t.infoUuid, words: '谢谢大家' }, fresh(t.owner));
    const told = await readAll();
    for (const words of own) expect(told).toContain(words);
    const purged: string[] = [];
    const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
    expect((await choose()).data.putAwayAt).toBe(t.services.now());
    stop();
    expect(purged).toEqual([tagOfCase(t.infoUuid), tagOfLists]);
    const left = await readAll();
    for (const words of own) expect(left).not.toContain(words);
    const { data } = await t.call(getFundingInfo, { infoUuid: t.infoUuid });
    expect(data).toMatchObject({ raisedInFen: 5000, donationCount: 1, attachments: [] });
    expect(data.patientInfo.displayName).toBe('阿**');
    const { data: page } = await t.call(getHelpList, { tab: 'ended', size: 50 });
    expect(page.list.map((card) => card.infoUuid)).not.toContain(t.infoUuid);
    const { data: found } = await t.call(getHelpList, { tab: 'ended', keyword: '阿宁宝' });
    expect(found.list).toEqual([]);
  });

  test('is no more shared, commented or told on, and its open files are dropped', async () => {
    await choose();
    const { infoUuid } = t;
    expect((await t.call(getShareInfo, { infoUuid }, fresh())).refusal?.reason).toBe(
      'shareNotOpen',
    );
    const post = { infoUuid, content: '今天第三次化疗结束，体温正常，明天复查。', images: '' };
    expect((await t.call(progressAdd, post, fresh(t.owner))).refusal?.reason).toBe('postsClosed');
    const { payload } = await t.services.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'drop-image-files')
      .orderBy('run_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(payload)).toEqual({
      ...{ open: ['test/1.webp', 'test/1-1080.webp'], sealed: [] },
    });
  });

  test('is put away once by any number at once, and only by its family when they mean it', async () => {
    expect((await choose('0')).refusal?.fields).toHaveProperty('sure');
    expect((await choose('1', t.other)).status).toBe(404);
    const both = await Promise.all([choose(), choose()]);
    expect(new Set(both.map(({ data }) => data.putAwayAt)).size).toBe(1);
    t.setNow(t.services.now() + 1000);
    expect((await choose()).data.putAwayAt).toBe(both[0]?.data.putAwayAt);
  });
});
