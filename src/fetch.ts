import { getFetchState, pages } from 'astro/hono';
import { currentHouse, currentOpenHouse } from './server/current-house.ts';
import { createServer } from './server/server.ts';
import { localeOfPath } from './shared/platform/locale.ts';

const app = createServer(currentHouse);
// The built server starts its work once it listens (serving/entry.ts); the dev server here.
if (import.meta.env.DEV) currentOpenHouse().then(({ startWork }) => startWork());

app.use(async (c, next) => {
  const { house, visitor, common, form, requestId } = c.var;
  const viewer = visitor.kind === 'viewer' ? visitor.viewer : undefined;
  const tags = new Set<string>();
  Object.assign(getFetchState(c).locals, {
    house,
    viewer,
    common,
    form,
    requestId,
    locale: localeOfPath(new URL(c.req.url).pathname),
    tag: (...names: string[]) => {
      for (const name of names) tags.add(name);
    },
  } satisfies App.Locals);
  await next();
  // The page store reads and removes this header; nothing else keeps a page.
  c.header('x-page-tags', [...tags].join(' '));
  c.header('cache-control', 'no-store');
});
app.use(pages());

export default app;
