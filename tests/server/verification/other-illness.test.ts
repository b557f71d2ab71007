import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import { verifierWords } from '#src/scripts/demo/verifier-words.ts';
import { illnessesNamedIn } from '#src/server/cases/lists/illnesses-named-in.ts';
import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { findOtherIllnesses } from '#src/server/verification/other-illness.ts';
import { locales } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { verificationCorrect } from '#src/shared/verification/acts/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { decide } from '../../support/test-family.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';
import {
  declared,
  fresh,
  openVerificationDesk,
  type VerificationDesk,
} from './verification-desk.ts';

let t: VerificationDesk;
let reviewer: Staff;
beforeAll(async () => {
  t = await openVerificationDesk();
  reviewer = await addStaff(t, 'reviewer');
});
// It is of a child with a heart defect.
beforeEach(() => t.begin());
afterAll(() => t.close());

const ofOther = '我是她的主管医生，孩子的白血病还在化疗，费用是真的。';

async function tasks(queue: QueueName = 'verification') {
  const { db } = t.services;
  const open = db.selectFrom('review_tasks').select('id').where('case_id', '=', t.infoUuid);
  return open.where('queue', '=', queue).where('state', '=', 'open').execute();
}

async function checksOf(taskId: string, locale: (typeof locales)[number]) {
  const staff = { userId: reviewer.userId, roles: ['reviewer' as const] };
  const view = await findTaskView(t.services, { taskId, staff, locale }, t.services.now());
  return view?.checks.map(({ text }) => text) ?? [];
}

test('words of another illness stand, and staff are asked about them with both illnesses named', async () => {
  const { data } = await t.verify(await t.known(), { ...declared, content: ofOther });
  expect((await t.list()).list).toMatchObject([{ verifyId: data.verifyId, content: ofOther }]);
  const [asked, doctor] = [await tasks(), await tasks('doctor')];
  expect(asked).toHaveLength(1);
  for (const locale of locales) {
    const { illnesses, review } = textsOf(locale);
    const said = review.checks.otherIllness(illnesses.leukemia.name, illnesses.heart.name);
    for (const task of [...asked, ...doctor])
      expect(await checksOf(task.id, locale)).toContain(said);
  }
  const refused = { caseId: t.infoUuid, queue: 'verification', decision: 'refuse' } as const;
  expect((await decide(t, reviewer, { ...refused, words: '说的是别的孩子' })).code).toBe(0);
  expect((await t.list()).list).toEqual([]);
});

test('what staff keep stays, and a correction to another illness is asked about as well', async () => {
  const token = await t.known();
  const { verifyId } = (await t.verify(token)).data;
  expect(await tasks()).toEqual([]);
  await t.call(verificationCorrect, { verifyId, content: ofOther }, fresh(token));
  expect(await tasks()).toHaveLength(1);
  expect((await decide(t, reviewer, { caseId: t.infoUuid, queue: 'verification' })).code).toBe(0);
  expect((await t.list()).count).toBe(1);
});

test.each([
  ['names nothing', '我们住同一个楼道，放心、关心都是应该的，意外的是他们从不开口。'],
  [
    'names nothing, in English',
    'With all my heart: I deliver their meals, a stroke of luck to know them.',
  ],
  ['names it by an alias', '先心病要早做手术，他们筹的就是这笔钱。'],
  ['names it in the other language', 'He needs heart surgery soon; I sat with them at the ward.'],
  ['names a complication beside it', '心脏手术之后又有肾衰，透析做了两周，我每天都在。'],
])('nobody is asked about words where one %s', async (_, content) => {
  expect((await t.verify(await t.known(), { content })).status).toBe(200);
  expect(await tasks()).toEqual([]);
});

test('kin of an illness, what the story tells, and an appeal without an illness raise no question', () => {
  const told = { title: '小雨需要移植', story: '', illness: '白血病', illnessKey: 'leukemia' };
  expect(findOtherIllnesses('住在肿瘤科，我见过他们。', told)).toEqual([]);
  expect(findOtherIllnesses('肾移植做得很顺利。', told)).toEqual(['kidney']);
  const toldOf = { ...told, story: '化疗以后得了肾病。' };
  expect(findOtherIllnesses('肾移植做得很顺利。', toldOf)).toEqual([]);
  expect(findOtherIllnesses(ofOther, { ...told, illnessKey: 'dream' })).toEqual([]);
});

test('every illness is found in running words by each of its own names', () => {
  for (const locale of locales) {
    for (const [key, { inWords }] of Object.entries(textsOf(locale).illnesses)) {
      for (const name of inWords.split(', ')) {
        expect(illnessesNamedIn(`I saw it: ${name}. 我见过${name}。`), name).toContain(key);
      }
    }
  }
});

test('what verifiers of the demo say is of the case they stand under', () => {
  const words = Object.values(verifierWords).flat();
  const wrong = allStories.flatMap(({ title, content, illness, illnessKey }) =>
    words.filter(
      (said) =>
        findOtherIllnesses(said.words, { title, story: content, illness, illnessKey }).length > 0,
    ),
  );
  expect(wrong).toEqual([]);
});
