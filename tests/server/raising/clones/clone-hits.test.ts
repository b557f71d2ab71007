import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAgain } from '../../../support/send-story.ts';
import {
  addFamily,
  decide,
  type Family,
  saveBase,
  savePatient,
} from '../../../support/test-family.ts';
import { photoFile, tellingHue, uploadPhoto } from '../../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { storyOfNumber } from '../../../support/test-stories.ts';
import { compare, hitsOf, nextStory, send } from './compared-cases.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('the same picture drawn again is found, and one of its own is not', async () => {
  const photo = await photoFile(320, 240, tellingHue);
  const upload = async (family: Family) =>
    (await uploadPhoto(t, { token: family.token, purpose: 'cover', file: photo })).imageId;
  const families: Family[] = [];
  for (const _ of ['first', 'second']) {
    const family = await addFamily(t);
    const content = nextStory();
    await saveBase(t, family, { content, attachments: await upload(family) });
    await savePatient(t, family);
    await sendAgain(t, family);
    await compare(t, family);
    families.push(family);
  }
  const [first, second] = families as [Family, Family];
  const [hit] = await hitsOf(t, second);
  expect(hit?.other_case_id).toBe(first.caseId);
  expect(JSON.parse(hit?.likenesses ?? '')).toEqual([{ kind: 'picture', amount: 1 }]);
});

test('of two cases sent at the same time, at least one is held', async () => {
  const content = storyOfNumber(9005, 400);
  const [one, other] = [await send(t, { content }), await send(t, { content })];
  await Promise.all([compare(t, one), compare(t, other)]);
  const hits = [...(await hitsOf(t, one)), ...(await hitsOf(t, other))];
  expect(hits).toHaveLength(1);
});

test('the family of the other case may not judge the likeness', async () => {
  const content = storyOfNumber(9006, 400);
  const first = await send(t, { content });
  await compare(t, first);
  const copy = await send(t, { content });
  await compare(t, copy);
  const role = { user_id: first.userId, role: 'reviewer' as const, created_at: t.services.now() };
  await t.services.db.insertInto('staff_roles').values(role).execute();
  const { caseId } = copy;
  expect((await decide(t, first, { caseId, queue: 'cloneHit' })).code).toBe(40933);
});
