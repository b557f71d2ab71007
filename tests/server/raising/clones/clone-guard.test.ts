import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { askComparison } from '#src/server/raising/clones/ask-comparison.ts';
import { compareCase } from '#src/server/raising/clones/compare-case.ts';
import { publish } from '#src/shared/raising/calls.ts';
import { sendAgain, sendStory } from '../../../support/send-story.ts';
import {
  addFamily,
  decide,
  type Family,
  saveBase,
  savePatient,
} from '../../../support/test-family.ts';
import { photoFile, tellingHue, uploadPhoto } from '../../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';
import { retold, storyOfNumber } from '../../../support/test-stories.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

let told = 0;

/** A family with a story of its own, or this one, sent to the desk and not yet compared. */
async function send(change: Record<string, unknown> = {}): Promise<Family> {
  told += 1;
  const content = storyOfNumber(told);
  return sendStory(t, { title: `第${told}个家庭的求助`, content, ...change });
}

const compare = ({ caseId }: Family) => compareCase(t.services, caseId, t.services.now());

async function stateOf({ caseId }: Family) {
  const row = await t.services.db
    .selectFrom('cases')
    .select(['status', 'display_status', 'published_at'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { ...row, isPublic: row.published_at !== null };
}

function hitsOf({ caseId }: Family) {
  return t.services.db
    .selectFrom('clone_hits')
    .select(['other_case_id', 'state', 'likenesses'])
    .where('case_id', '=', caseId)
    .execute();
}

const passBase = ({ caseId }: Family) => decide(t, reviewer, { caseId, queue: 'base' });

test('a case that passed is published only once it was compared, and by that itself', async () => {
  const family = await send();
  expect((await passBase(family)).code).toBe(0);
  expect(await stateOf(family)).toMatchObject({ status: 'SUBMITTED', isPublic: false });
  expect((await t.call(publish, { infoUuid: family.caseId }, as(family))).code).toBe(40955);
  await compare(family);
  expect(await stateOf(family)).toMatchObject({ status: 'CROWDFUNDING_STATED', isPublic: true });
  expect(await hitsOf(family)).toEqual([]);
});

test('a retold story waits for staff, and a false alarm publishes it and is remembered', async () => {
  const content = storyOfNumber(9001, 400);
  const first = await send({ content });
  await compare(first);
  const copy = await send({ content: retold(content, 20) });
  await compare(copy);
  expect(await hitsOf(copy)).toMatchObject([{ other_case_id: first.caseId, state: 'open' }]);
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
  await compare(copy);
  expect(await hitsOf(copy)).toMatchObject([{ state: 'falseAlarm' }]);
  expect((await stateOf(first)).isPublic).toBe(false);
});

test('a clone goes back with words, and is looked at again when it is sent again', async () => {
  const content = storyOfNumber(9002, 400);
  const first = await send({ content });
  await compare(first);
  const clone = await send({ content });
  await compare(clone);
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
  await compare(clone);
  expect(await hitsOf(clone)).toMatchObject([{ state: 'open' }]);
  expect((await passBase(clone)).code).toBe(0);
  expect((await stateOf(clone)).isPublic).toBe(false);
});

test('a public case that turns out to be a clone is marked as doubtful', async () => {
  const content = storyOfNumber(9004, 400);
  const first = await send({ content });
  await compare(first);
  const clone = await send();
  await compare(clone);
  await passBase(clone);
  expect((await stateOf(clone)).isPublic).toBe(true);
  await saveBase(t, clone, { content });
  await sendAgain(t, clone);
  await compare(clone);
  const { caseId } = clone;
  await decide(t, reviewer, { caseId, queue: 'cloneHit', words: '照抄了另一个求助' });
  expect(await stateOf(clone)).toMatchObject({ display_status: 4, isPublic: true });
});

test('the same picture drawn again is found, and one of its own is not', async () => {
  const photo = await photoFile(320, 240, tellingHue);
  const upload = async (family: Family) =>
    (await uploadPhoto(t, { token: family.token, purpose: 'cover', file: photo })).imageId;
  const families: Family[] = [];
  for (const _ of ['first', 'second']) {
    const family = await addFamily(t);
    told += 1;
    const content = storyOfNumber(told);
    await saveBase(t, family, { content, attachments: await upload(family) });
    await savePatient(t, family);
    await sendAgain(t, family);
    await compare(family);
    families.push(family);
  }
  const [first, second] = families as [Family, Family];
  const [hit] = await hitsOf(second);
  expect(hit?.other_case_id).toBe(first.caseId);
  expect(JSON.parse(hit?.likenesses ?? '')).toEqual([{ kind: 'picture', amount: 1 }]);
});

test('of two cases sent at the same time, at least one is held', async () => {
  const content = storyOfNumber(9005, 400);
  const [one, other] = [await send({ content }), await send({ content })];
  await Promise.all([compare(one), compare(other)]);
  const hits = [...(await hitsOf(one)), ...(await hitsOf(other))];
  expect(hits).toHaveLength(1);
});

test('the family of the other case may not judge the likeness', async () => {
  const content = storyOfNumber(9006, 400);
  const first = await send({ content });
  await compare(first);
  const copy = await send({ content });
  await compare(copy);
  const role = { user_id: first.userId, role: 'reviewer' as const, created_at: t.services.now() };
  await t.services.db.insertInto('staff_roles').values(role).execute();
  const { caseId } = copy;
  expect((await decide(t, first, { caseId, queue: 'cloneHit' })).code).toBe(40933);
});
