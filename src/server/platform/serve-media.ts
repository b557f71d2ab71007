import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { RequestContext } from './request-env.ts';

const mediaPath = /^\/media\/((?:[\w-]+\/)*[\w-]+\.(webp|jpg|png|svg))$/;
const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' };

/** Public pictures. Their names change with their content, so a copy never goes stale. */
export async function serveMedia(c: RequestContext): Promise<Response> {
  const [, name, kind] = mediaPath.exec(c.req.path) ?? [];
  if (!name) return c.notFound();
  const file = join(resolve(c.var.house.config.dataDir), 'media', name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return c.notFound();
  c.header('content-type', types[kind as keyof typeof types]);
  c.header('content-length', String(found.size));
  c.header('cache-control', 'public, max-age=31536000, immutable');
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream);
}
