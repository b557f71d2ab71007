import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const region = 'ap-test-1';
export const accessKey = 'AKTESTWARMLIGHT';
export const secretKey = 'fake-store-key-4f1c9e';

type Signed = {
  scope: string;
  signedHeaders: string[];
  signature: string;
  dateTime: string;
  payloadHash: string;
  query: URLSearchParams;
};

export function headerSigned(req: IncomingMessage, url: URL): Signed | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, key, scope, headers, signature] = pattern.exec(req.headers.authorization ?? '') ?? [];
  if (key !== accessKey || !scope || !headers || !signature) return undefined;
  return {
    scope,
    signedHeaders: headers.split(';'),
    signature,
    dateTime: String(req.headers['x-amz-date']),
    payloadHash: String(req.headers['x-amz-content-sha256']),
    query: url.searchParams,
  };
}

export function presigned(url: URL): Signed | undefined {
  const query = new URLSearchParams(url.searchParams);
  const credential = query.get('X-Amz-Credential') ?? '';
  const signature = query.get('X-Amz-Signature') ?? '';
  query.delete('X-Amz-Signature');
  if (!credential.startsWith(`${accessKey}/`)) return undefined;
  return {
    scope: credential.slice(accessKey.length + 1),
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature,
    dateTime: query.get('X-Amz-Date') ?? '',
    payloadHash: 'UNSIGNED-PAYLOAD',
    query,
  };
}

export function signatureOf(req: IncomingMessage, url: URL, signed: Signed): string {
  const { scope, signedHeaders, dateTime, payloadHash, query } = signed;
  const canonicalQuery = [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.map(
    (name) =>
      `${name}:${String(req.headers[name] ?? '')
        .trim()
        .replaceAll(/\s+/g, ' ')}\n`,
  );
  const canonical = [
    req.method,
    url.pathname,
    canonicalQuery,
    headers.join(''),
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
  const day = dateTime.slice(0, 8);
  const ownScope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', dateTime, scope, hashOf(Buffer.from(canonical))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${secretKey}`,
  );
  return scope === ownScope ? createHmac('sha256', key).update(text).digest('hex') : '';
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
