import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrUpdateHouseholdAssets } from '#src/shared/raising/saving/calls.ts';
import { getSellAndPayList } from '#src/shared/tracing/calls.ts';
import { householdFields } from '../../support/family-fields.ts';
import { addPublicCase, decide, type Family, submit } from '../../support/test-family.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { openReview } from '../desk/open-review.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

async function receipt({ token }: { token: string }, redacted?: '1'): Promise<string> {
  const covered = redacted ? { redacted } : {};
  return (await uploadPhoto(t, { token, purpose: 'sellAndPay', ...covered })).imageId;
}

const save = ({ caseId: infoUuid, ...family }: Family, attachments?: string[]) => {
  const photos = attachments ? { attachments } : {};
  return t.call(
    addOrUpdateHouseholdAssets,
    { infoUuid, ...householdFields, ...photos },
    as(family),
  );
};

async function shown({ caseId: infoUuid }: Family): Promise<[number, number][]> {
  const { data } = await t.call(getSellAndPayList, { infoUuid });
  return data.map(({ submitTime, images }) => [submitTime, images.length]);
}

test('receipts are asked of nobody, and public once covered, opened by staff and passed', async () => {
  const family = await addPublicCase(t, reviewer);
  expect((await save(family)).code).toBe(0);
  const ids = [await receipt(family, '1'), await receipt(family)];
  expect((await save(family, ids)).code).toBe(0);
  await submit(t, family);
  expect(await shown(family)).toEqual([]);

  const review = await openReview(t, family, { queue: 'material', reviewer });
  await review.claim(reviewer);
  const refused = await review.say('pass', { compared: ['receipts'] });
  expect(Object.keys(refused.refusal?.fields ?? {})).toEqual(['compared.receipts']);
  const compared = await review.compare(reviewer);
  expect(compared).toEqual(['receipts']);
  expect((await review.say('pass', { compared })).status).toBe(200);
  expect(await shown(family)).toEqual([[testNow, 1]]);
});

test('one more receipt is reviewed by itself, and stands with the day it passed', async () => {
  const family = await addPublicCase(t, reviewer);
  const handIn = async (ids: string[]) => {
    expect((await save(family, ids)).code).toBe(0);
    await submit(t, family);
    return decide(t, reviewer, { caseId: family.caseId, queue: 'material' });
  };
  const first = await receipt(family, '1');
  expect((await handIn([first])).code).toBe(0);
  const later = testNow + 86_400_000;
  t.setNow(later);
  expect((await handIn([first, await receipt(family, '1')])).code).toBe(0);
  expect(await shown(family)).toEqual([
    [later, 1],
    [testNow, 1],
  ]);
  t.setNow(testNow);
});

test('a paper of another purpose, or of someone else, is refused', async () => {
  const family = await addPublicCase(t, reviewer);
  const { token } = family;
  const { imageId } = await uploadPhoto(t, { token, purpose: 'proof', redacted: '1' });
  for (const id of [imageId, await receipt(reviewer, '1')])
    expect((await save(family, [id])).refusal?.fields).toHaveProperty('attachments');
});
