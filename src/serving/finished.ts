import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sha256 } from '#src/server/platform/keys.ts';
import { nextRequestId } from '#src/server/platform/request-id.ts';

const compress = promisify(brotliCompress);

/** An answer as bytes, ready to be written to a socket. */
export type Finished = {
  status: number;
  /** Header names and values, without length, encoding and etag. */
  headers: readonly (readonly [string, string])[];
  etag: string;
  plain: Uint8Array;
  brotli: Uint8Array | undefined;
};

export async function finish(
  answer: Pick<Finished, 'status' | 'headers' | 'plain'> & {
    brotli?: Uint8Array | undefined;
    compressible: boolean;
  },
): Promise<Finished> {
  const { status, headers, plain, compressible } = answer;
  const brotli =
    answer.brotli ??
    (compressible
      ? await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : undefined);
  return { status, headers, plain, brotli, etag: `"${sha256(plain).slice(0, 22)}"` };
}

export function send(finished: Finished, req: IncomingMessage, res: ServerResponse): void {
  const { brotli, plain, etag, headers, status } = finished;
  const encoded =
    brotli !== undefined && /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''));
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
