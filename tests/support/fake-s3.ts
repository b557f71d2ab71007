import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  accessKey,
  hashOf,
  headerSigned,
  presigned,
  region,
  sameText,
  secretKey,
  signatureOf,
} from './s3-signatures.ts';

export type FakeS3 = {
  endpoint: string;
  /** These environment variables lead a server to it. */
  env: Record<string, string>;
  /** They lie by path, such as /pictures/public/a.webp. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  close(): Promise<void>;
};

const bucket = 'pictures';
const skewMs = 15 * 60_000;

/**
 * Starts an S3-compatible store in memory that checks every signature by itself: header style with
 * the body's hash, and presigned style with its end.
 */
export async function startFakeS3({ now = Date.now } = {}): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer((req, res) => answer({ objects, now }, req, res));
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

type Store = { objects: FakeS3['objects']; now: () => number };

async function answer({ objects, now }: Store, req: IncomingMessage, res: ServerResponse) {
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
  if (req.method === 'PUT') {
    const contentType = req.headers['content-type'] ?? '';
    objects.set(url.pathname, { bytes: body, contentType });
    return void res.writeHead(200).end();
  }
  if (req.method === 'DELETE') {
    objects.delete(url.pathname);
    return void res.writeHead(204).end();
  }
  const found = objects.get(url.pathname);
  if (!found) return void res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  res.writeHead(200, { 'content-type': found.contentType }).end(found.bytes);
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
