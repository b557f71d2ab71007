import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inventedBankCard, inventedIdCard } from '#src/scripts/demo/invented-numbers.ts';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import { fundUseForm, postForm, postMendForm } from '#src/stores/progress/post.ts';
import { bankChangeForm } from '#src/stores/withdrawals/bank-change.ts';
import { loseNextAnswer, openSignedIn } from '../../support/sign-in-test-browser.ts';
import type { TestBrowser } from '../../support/test-browser.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

const target = '/done';
const typed = {
  ...{ step: 'person', relation: 'self', name: '林小雨', idCard: inventedIdCard('19850612', 7) },
  ...{ mobile: '13800000002', bankName: '云岭银行昭通支行', bankCard: inventedBankCard(7) },
  ...{ consent: 'own', agreed: '1' },
};
let t: WithdrawingServer;
let page: TestBrowser;
let person: typeof typed & { papers: string };
let infoUuid: string;
let token: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  ({ infoUuid, token } = await t.addOwnedCase(100_000));
  const { imageId: papers } = await uploadPhoto(t, { token, purpose: 'identity' });
  person = { ...typed, papers };
  page = openSignedIn(t, token);
  for (const form of [bankChangeForm, fundUseForm, postForm, postMendForm]) form.reset();
});
afterAll(() => t.close());

const waiting = () =>
  t.services.db
    .selectFrom('review_tasks')
    .select('subject_id')
    .where('queue', '=', 'bankChange')
    .where('case_id', '=', infoUuid)
    .where('state', '=', 'open')
    .execute();

test('a changed account sent again after a lost answer waits for one review, and nothing of it is kept', async () => {
  loseNextAnswer(t, page);
  await bankChangeForm.submit({ ...person, infoUuid }, { target });
  expect(bankChangeForm.$state.get()).toEqual({ step: 'unsure' });
  await bankChangeForm.submit({ ...person, infoUuid }, { target });
  expect(page.wentTo).toEqual([target]);
  expect(await waiting()).toHaveLength(1);
  const kept = JSON.stringify([...page.kept]);
  for (const secret of [person.name, person.idCard, person.mobile, person.bankCard]) {
    expect(kept).not.toContain(secret);
  }
});

test('what is wrong with an account is said at its fields', async () => {
  await bankChangeForm.submit({ ...person, infoUuid, bankCard: '123', agreed: '' });
  expect(bankChangeForm.$state.get()).toMatchObject({
    step: 'refused',
    fields: { bankCard: expect.any(String), agreed: expect.any(String) },
  });
  expect(await waiting()).toEqual([]);
});

test('the page of matched money names the same payee, and wrong fields are told alike', async () => {
  const through = { ...person, infoUuid, through: 'matching' };
  await bankChangeForm.submit({ ...through, bankCard: '123', agreed: '' });
  expect(bankChangeForm.$state.get()).toMatchObject({
    step: 'refused',
    fields: { bankCard: expect.any(String), agreed: expect.any(String) },
  });
  expect(await waiting()).toEqual([]);
  await bankChangeForm.submit(through, { target });
  expect(page.wentTo).toEqual([target]);
  expect(await waiting()).toHaveLength(1);
});

test('news is handed in once, its draft goes, and it is mended in place', async () => {
  const draft = { kind: 'post', id: infoUuid } as const;
  const news = { infoUuid, content: '今天做完第二次化疗，血象稳定，谢谢大家一直陪着我们。' };
  keepDraft(draft, news);
  loseNextAnswer(t, page);
  await postForm.submit(news, { target });
  expect(readDraft(draft)?.values.content).toBe(news.content);
  await Promise.all([postForm.submit(news, { target }), postForm.submit(news, { target })]);
  expect(page.wentTo).toEqual([target]);
  expect(readDraft(draft)).toBeUndefined();
  const posts = await t.services.db
    .selectFrom('progress_posts')
    .select('id')
    .where('case_id', '=', infoUuid)
    .execute();
  expect(posts).toHaveLength(1);
  const mended = { ...news, progressId: posts[0]?.id ?? '', content: `${news.content}明天出院。` };
  await postMendForm.submit(mended, { target });
  expect(page.wentTo).toEqual([target, target]);
});

test('without a payout that owes an account none is taken, and what was typed stays', async () => {
  const draft = { kind: 'fundUse', id: infoUuid } as const;
  const use = { infoUuid, content: '这笔钱交了住院押金和两次化疗的药费，票据在图片里。' };
  keepDraft(draft, use);
  await fundUseForm.submit(use, { target });
  expect(fundUseForm.$state.get()).toMatchObject({ step: 'refused', reason: 'fundUseNotOwed' });
  expect(readDraft(draft)?.values.content).toBe(use.content);
});
