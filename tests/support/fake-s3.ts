import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeS3 = {
  endpoint: string;
  /** Environment variables that lead a server to it. */
  env: Record<string, string>;
  /** By path, such as /pictures/public/a.webp. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  close(): Promise<void>;
};

const bucket = 'pictures';
const region = 'ap-test-1';
const accessKey = 'AKTESTWARMLIGHT';
const secretKey = 'fake-store-key-4f1c9e';
const skewMs = 15 * 60_000;

type Signed = {
  scope: string;
  signedHeaders: string[];
  signature: string;
  dateTime: string;
  payloadHash: string;
  query: URLSearchParams;
};

/**
 * An S3-compatible store in memory that checks every signature by itself: header style with the
 * body's hash, and presigned style with its end.
 */
export async function startFakeS3({ now = Date.now } = {}): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer(async (req, res) => {
    const body = await read(req);
    const url = new URL(req.url ?? '/', `http://${req.headers.host}`);
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('access-control-allow-methods', 'PUT');
    res.setHeader('access-control-allow-headers', 'content-type');
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();
    // Only what was signed beforehand goes by the clock of the tests.
    const at = url.searchParams.has('X-Amz-Expires') ? now() : Date.now();
    const refusal = refusalOf(req, { url, body, now: at });
    if (refusal) return void res.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
    const found = objects.get(url.pathname);
    if (req.method === 'PUT') {
      const contentType = req.headers['content-type'] ?? '';
      objects.set(url.pathname, { bytes: body, contentType });
      return void res.writeHead(200).end();
    }
    if (req.method === 'DELETE') {
      objects.delete(url.pathname);
      return void res.writeHead(204).end();
    }
    if (!found) return void res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    res.writeHead(200, { 'content-type': found.contentType }).end(found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_PATH_STYLE: '1',
    },
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Asked = { url: URL; body: Buffer; now: number };

function refusalOf(req: IncomingMessage, { url, body, now }: Asked): string | undefined {
  if (!url.pathname.startsWith(`/${bucket}/`)) return 'NoSuchBucket';
  const signed = url.searchParams.has('X-Amz-Signature') ? presigned(url) : headerSigned(req, url);
  if (!signed) return 'AccessDenied';
  const at = Date.parse(signed.dateTime.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  const endsAt = at + 1000 * Number(signed.query.get('X-Amz-Expires') ?? skewMs / 1000);
  if (!(now >= at - skewMs && now <= endsAt)) return 'RequestTimeTooSkewed';
  if (signed.payloadHash !== 'UNSIGNED-PAYLOAD' && signed.payloadHash !== hashOf(body))
    return 'XAmzContentSHA256Mismatch';
  if (!signed.signedHeaders.includes('host')) return 'AccessDenied';
  const unsigned = Object.keys(req.headers).find(
    (name) => name.startsWith('x-amz-') && !signed.signedHeaders.includes(name),
  );
  if (unsigned) return 'AccessDenied';
  return sameText(signatureOf(req, url, signed), signed.signature)
    ? undefined
    : 'SignatureDoesNotMatch';
}

function headerSigned(req: IncomingMessage, url: URL): Signed | undefined {
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

function presigned(url: URL): Signed | undefined {
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

function signatureOf(req: IncomingMessage, url: URL, signed: Signed): string {
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

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
