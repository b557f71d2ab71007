import { Hono } from 'hono';
import { createReadiness } from '#src/server/platform/watch/readiness.ts';
import type { RequestEnv } from './request-env.ts';

/**
 * `/livez` says that the process answers; `/readyz` that it can do its work, or what keeps it from
 * it, in words.
 */
export function health(): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const findObstacles = createReadiness(() => Date.now());
  app.get('/livez', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const obstacles = await findObstacles(c.var.services);
    return obstacles.length === 0 ? c.text('ok') : c.text(obstacles.join('\n'), 503);
  });
  return app;
}
