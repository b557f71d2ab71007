import { Hono } from 'hono';
import { sql } from 'kysely';
import type { RequestEnv } from './request-env.ts';

/** `/livez`: the process answers. `/readyz`: its database does too, and it is not about to end. */
export function health(): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/livez', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (c.var.services.isStopping()) return c.text('stops', 503);
    try {
      await sql`select 1`.execute(c.var.services.db);
      return c.text('ok');
    } catch {
      return c.text('database does not answer', 503);
    }
  });
  return app;
}
