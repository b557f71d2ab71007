import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { findToldAgainst } from '#src/server/raiser/find-told-against.ts';
import { askComparison } from '#src/server/raising/clones/ask-comparison.ts';
import { publish } from '#src/shared/raising/calls.ts';
import { sendAgain } from '../../../support/send-story.ts';
import { decide, type Family, saveBase, savePatient } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';
import { retold, storyOfNumber } from '../../../support/test-stories.ts';
import { compare, hitsOf, send } from './compared-cases.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

async function stateOf({ caseId }: Family) {
  const row = await t.services.db
    .selectFrom('cases')
    .select(['status', 'display_status', 'published_at'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { ...row, isPublic: row.published_at !== null };
}

const passBase = ({ caseId }: Family) => decide(t, reviewer, { caseId, queue: 'base' });

test('a case that passed is published only once it was compared, and by that itself', async () => {
  const family = await send(t);
  expect((await passBase(family)).code).toBe(0);
  expect(await stateOf(family)).toMatchObject({ status: 'SUBMITTED', isPublic: false });
  expect((await t.call(publish, { infoUuid: family.caseId }, as(family))).code).toBe(40955);
  await compare(t, family);
  expect(await stateOf(family)).toMatchObject({ status: 'CROWDFUNDING_STATED', isPublic: true });
  expect(await hitsOf(t, family)).toEqual([]);
});

test('a retold story waits for staff, and a false alarm publishes it and is remembered', async () => {
  const content = storyOfNumber(9001, 400);
  const first = await send(t, { content });
  await compare(t, first);
  const copy = await send(t, { content: retold(content, 20) });
  await compare(t, copy);
  expect(await hitsOf(t, copy)).toMatchObject([{ other_case_id: first.caseId, state: 'open' }]);
  const { subject_id: hitId } = await t.services.db
    .selectFrom('review_tasks')
    .select('subject_id')
    .where('queue', '=', 'cloneHit')
    .where('case_id', '=', copy.caseId)
    .executeTakeFirstOrThrow();
  const shown = await findQueue('cloneHit')?.find(t.services, hitId, 'en');
  const shownAs = (name: string) => shown?.fields.find((field) => field.name === name);
  expect(shownAs('thisCase.content')).toMatchObject({ value: retold(content, 20) });
  expect(shownAs('otherCase.content')).toMatchObject({ value: content });
  expect(shownAs('otherCase.imageIds')?.imageIds).toHaveLength(1);
  expect(shown?.checks).toMatchObject([{ level: 'red', text: expect.stringContaining('percent') }]);
  expect((await passBase(copy)).code).toBe(0);
  expect((await t.call(publish, { infoUuid: copy.caseId }, as(copy))).code).toBe(40955);
  expect((await stateOf(copy)).isPublic).toBe(false);
  expect((await decide(t, reviewer, { caseId: copy.caseId, queue: 'cloneHit' })).code).toBe(0);
  expect((await stateOf(copy)).isPublic).toBe(true);
  await inTransaction(t.services.db, (trx) => askComparison(trx, copy.caseId, t.services.now()));
  await compare(t, copy);
  expect(await hitsOf(t, copy)).toMatchObject([{ state: 'falseAlarm' }]);
  expect((await stateOf(first)).isPublic).toBe(false);
});

test('a clone goes back with words, and is looked at again when it is sent again', async () => {
  const content = storyOfNumber(9002, 400);
  const first = await send(t, { content });
  await compare(t, first);
  const clone = await send(t, { content });
  await compare(t, clone);
  const { caseId } = clone;
  const refused = await decide(t, reviewer, { caseId, queue: 'cloneHit', words: '与他人求助相同' });
  expect(refused.code).toBe(0);
  expect(await stateOf(clone)).toMatchObject({ status: 'APPROVE_DENIED', isPublic: false });
  const open = await t.services.db
    .selectFrom('review_tasks')
    .select('queue')
    .where('case_id', '=', caseId)
    .where('state', '=', 'open')
    .execute();
  expect(open).toEqual([]);
  await saveBase(t, clone, { content: storyOfNumber(9003), title: '换一个故事再来' });
  await savePatient(t, clone);
  await sendAgain(t, clone);
  await compare(t, clone);
  expect(await hitsOf(t, clone)).toMatchObject([{ state: 'open' }]);
  expect((await passBase(clone)).code).toBe(0);
  expect((await stateOf(clone)).isPublic).toBe(false);
});

test('a public case that turns out to be a clone is marked as doubtful', async () => {
  const content = storyOfNumber(9004, 400);
  const first = await send(t, { content });
  await compare(t, first);
  const clone = await send(t);
  await compare(t, clone);
  await passBase(clone);
  expect((await stateOf(clone)).isPublic).toBe(true);
  await saveBase(t, clone, { content });
  await sendAgain(t, clone);
  await compare(t, clone);
  const { caseId } = clone;
  await decide(t, reviewer, { caseId, queue: 'cloneHit', words: '照抄了另一个求助' });
  expect(await stateOf(clone)).toMatchObject({ display_status: 4, isPublic: true });
  expect(await findToldAgainst(t.services.db, caseId)).toBe('照抄了另一个求助');
});
