import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareCase } from '#src/server/raising/clones/compare-case.ts';
import { findChecklist } from '#src/server/raising/sheet/find-checklist.ts';
import { sendStory } from '../../../support/send-story.ts';
import { decide, type Family } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, type Staff } from '../../../support/test-staff.ts';
import { retold, storyOfNumber } from '../../../support/test-stories.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

async function toldOf({ caseId }: Family): Promise<string[]> {
  const rows = await t.services.db
    .selectFrom('notices')
    .select('kind')
    .where('case_id', '=', caseId)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

const isHeld = async ({ caseId }: Family) =>
  (await findChecklist(t.services, { caseId }, t.services.now()))?.isHeld;

const pass = ({ caseId }: Family, queue: 'base' | 'cloneHit') =>
  decide(t, reviewer, { caseId, queue });

test('a family whose words are like another’s hears of one more check, and not that it is over', async () => {
  const content = storyOfNumber(9101, 400);
  const compare = ({ caseId }: Family) => compareCase(t.services, caseId, t.services.now());
  const first = await sendStory(t, { title: '阿宝等一次移植', content });
  await compare(first);
  const like = await sendStory(t, { title: '小北等一次移植', content: retold(content, 20) });
  await compare(like);
  expect(await isHeld(like)).toBe(false);
  await pass(like, 'base');
  expect(await toldOf(like)).toEqual(['reviewHeld']);
  expect(await isHeld(like)).toBe(true);
  await pass(like, 'cloneHit');
  expect(await toldOf(like)).toEqual(['casePublished', 'reviewHeld']);
  expect(await isHeld(like)).toBe(false);

  await pass(first, 'base');
  expect(await toldOf(first)).toEqual(['casePublished']);
});
