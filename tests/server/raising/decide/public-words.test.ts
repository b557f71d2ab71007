import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseFields } from '../../../support/family-fields.ts';
import { addFamily, saveBase, someIdCard } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const fieldsOf = ({ refusal }: { refusal: { fields?: Record<string, string> } | undefined }) =>
  Object.keys(refusal?.fields ?? {});

test('cards and mobile phones never stand in words that everyone reads', async () => {
  const family = await addFamily(t);
  const card = someIdCard();
  const exposed = await saveBase(t, family, { content: `${baseFields.content}身份证${card}` });
  expect(fieldsOf(exposed)).toEqual(['content']);
  const called = await saveBase(t, family, { title: '救救父亲 138 1234 5678' });
  expect(fieldsOf(called)).toEqual(['title']);
  const ward = `${baseFields.content}病区电话 0870-1234567，已花 180000 元。`;
  expect((await saveBase(t, family, { content: ward })).code).toBe(0);
});
