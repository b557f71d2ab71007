import type { RequestContext } from '#src/server/door/request-env.ts';

const mediaPath = /^\/media\/((?:[\w-]+\/)*[\w-]+\.(webp|jpg|png|svg))$/;
const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' };

/**
 * Answers serves public pictures. Their names change with their content, so a copy never goes
 * stale.
 */
export async function serveMedia(c: RequestContext): Promise<Response> {
  const [, name, kind] = mediaPath.exec(c.req.path) ?? [];
  const bytes = name && (await c.var.services.media.open.get(name));
  if (!bytes) return c.notFound();
  c.header('content-type', types[kind as keyof typeof types]);
  c.header('x-content-type-options', 'nosniff');
  c.header('cache-control', 'public, max-age=31536000, immutable');
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return c.body(new Uint8Array(bytes));
}
