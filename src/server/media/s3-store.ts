import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '#src/server/platform/config/config.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import type { DirectUploads, ObjectStore } from './object-store.ts';

type StoreAddress = NonNullable<Config['objectStore']>;

const limitMs = 20_000;
/** It is long enough for a slow phone, too short to be passed around. */
const signedForSeconds = 900;

/** Keeps objects below one prefix of a bucket, in any S3-compatible store. */
export function openS3Store(address: StoreAddress, prefix: string): ObjectStore & DirectUploads {
  const client = openClient(address);
  const base = baseOf(address);
  const urlOf = (key: string) => `${base}/${prefix}/${key}`;

  const send = async (method: string, key: string, body?: Uint8Array, contentType?: string) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = {
      'x-amz-content-sha256': hash,
      ...(contentType ? { 'content-type': contentType } : {}),
    };
    const sent = body ? { body: new Uint8Array(body) } : {};
    return exchange(client, urlOf(key), { method, headers, aws: { allHeaders: true }, ...sent });
  };
  return {
    async put(key, bytes, contentType) {
      requireDone(await send('PUT', key, bytes, contentType));
    },
    async get(key) {
      const answer = await send('GET', key);
      if (answer.status === 404) return undefined;
      requireDone(answer);
      return answer.bytes;
    },
    async delete(key) {
      const answer = await send('DELETE', key);
      if (answer.status !== 404) requireDone(answer);
    },
    origin: new URL(base).origin,
    sign: ({ key, contentType, size, now }) =>
      signPut(client, { url: urlOf(key), contentType, size, now }),
  };
}

function openClient({ accessKey, secretKey, region }: StoreAddress): AwsClient {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
  return new AwsClient({ ...keys, region, service: 's3', retries: 2 });
}

/** A store that fails, or does not answer in its time, is the same to who waits for a picture. */
async function exchange(client: AwsClient, url: string, asked: Parameters<AwsClient['fetch']>[1]) {
  try {
    return await withLimit({ what: new URL(url).host, ms: limitMs }, async (signal) => {
      const response = await client.fetch(url, { ...asked, signal });
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    });
  } catch {
    throw new Problem('unavailable');
  }
}

function baseOf({ endpoint, bucket, pathStyle }: StoreAddress): string {
  const { protocol, host } = new URL(endpoint);
  return pathStyle ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
}

/** The store's own refusals (a wrong key, a missing bucket) are the operator's to mend. */
function requireDone({ status }: { status: number }): void {
  if (status < 200 || status > 299) throw new Problem('unavailable');
}

type Put = { url: string; contentType: string; size: number; now: number };

/** Signs type and length too: the address takes this one file and no other. */
async function signPut(client: AwsClient, { url, contentType, size, now }: Put) {
  const signed = await client.sign(`${url}?X-Amz-Expires=${signedForSeconds}`, {
    method: 'PUT',
    headers: { 'content-type': contentType, 'content-length': String(size) },
    aws: { signQuery: true, allHeaders: true, datetime: amzTime(now) },
  });
  // Browsers set the length by themselves.
  return { url: signed.url, headers: { 'content-type': contentType } };
}

/** It is written as 20261120T040000Z. */
function amzTime(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}
