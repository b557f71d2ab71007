import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sha256 } from '#src/server/platform/keys.ts';
import { nextRequestId } from '#src/server/platform/request-id.ts';

const compress = promisify(brotliCompress);

/** This is an answer as bytes, ready to be written to a socket. */
export type Finished = {
  status: number;
  /** These are header names and values, without length, encoding and etag. */
  headers: readonly (readonly [string, string])[];
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array | undefined;
  /** The clock alone makes it untrue then. */
  until?: number | undefined;
};

const quickQuality = 5;
const bestQuality = 11;

export async function finish(
  answer: Pick<Finished, 'status' | 'headers' | 'plain'> & {
    brotli?: Uint8Array | undefined;
    compressible: boolean;
  },
): Promise<Finished> {
  const { status, headers, plain, compressible } = answer;
  const brotli = answer.brotli ?? (compressible ? await pack(plain, quickQuality) : undefined);
  return { status, headers, plain, brotli, etag: `"${sha256(plain).slice(0, 22)}"` };
}

/** Packs a page tighter, worth its forty milliseconds once it is asked for again and again. */
export async function packTighter(finished: Finished): Promise<void> {
  if (finished.brotli) finished.brotli = await pack(finished.plain, bestQuality);
}

function pack(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  return compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function acceptsBrotli(header: unknown): boolean {
  return /\bbr\b/.test(String(header ?? ''));
}

export function send(finished: Finished, req: IncomingMessage, res: ServerResponse): void {
  const { brotli, plain, etag, headers, status } = finished;
  const encoded = brotli !== undefined && acceptsBrotli(req.headers['accept-encoding']);
  const head: string[] = ['x-request-id', nextRequestId(), 'etag', etag];
  for (const [name, value] of headers) head.push(name, value);
  if (brotli) head.push('vary', 'accept-encoding');
  if (status === 200 && req.headers['if-none-match'] === etag) {
    res.writeHead(304, head).end();
    return;
  }
  const body = encoded ? brotli : plain;
  if (encoded) head.push('content-encoding', 'br');
  head.push('content-length', String(body.byteLength));
  res.writeHead(status, head).end(req.method === 'HEAD' ? undefined : body);
}

/** Compresses a page that is made for one reader only. */
export async function packFresh(
  html: string,
  headers: Headers,
  accepted: string | null,
): Promise<BodyInit> {
  if (!acceptsBrotli(accepted)) return html;
  headers.set('content-encoding', 'br');
  headers.set('vary', 'accept-encoding');
  headers.delete('content-length');
  return Buffer.from(await pack(Buffer.from(html), quickQuality));
}
