import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../support/fake-s3.ts';
import { testNow } from '../../support/test-server.ts';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3({ now: () => testNow });
});
afterAll(() => s3.close());

test('the store of the tests refuses whatever is not signed as sent', async () => {
  const key = { accessKeyId: 'AKTESTWARMLIGHT', secretAccessKey: 'fake-store-key-4f1c9e' };
  const client = new AwsClient({ ...key, region: 'ap-test-1', service: 's3' });
  const body = 'a';
  const hash = createHash('sha256').update(body).digest('hex');
  const signed = await client.sign(`${s3.endpoint}/pictures/a.webp`, {
    method: 'PUT',
    body,
    headers: { 'x-amz-content-sha256': hash, 'x-amz-meta-of': 'us' },
  });
  const put = async (more: Record<string, string> = {}, sent = body, path = '/pictures/a.webp') => {
    const headers = { ...Object.fromEntries(signed.headers), ...more };
    return (await fetch(s3.endpoint + path, { method: 'PUT', headers, body: sent })).status;
  };
  expect(await put({ 'x-amz-meta-of': 'them' })).toBe(403);
  expect(await put({ 'x-amz-acl': 'public-read' })).toBe(403);
  expect(await put({ authorization: '' })).toBe(403);
  expect(await put({}, 'b')).toBe(403);
  expect(await put({}, body, '/pictures/b.webp')).toBe(403);
  expect([...s3.objects.keys()]).toEqual([]);
  expect(await put()).toBe(200);
});
