import { getFetchState, pages } from 'astro/hono';
import { currentOpenServices, currentServices } from './server/current-services.ts';
import { createServer } from './server/server.ts';
import { localeOfPath } from './shared/platform/locale.ts';
import { type Route, type RouteName, routes } from './shared/routes.ts';

const app = createServer(currentServices);
// The built server starts its work once it listens (serving/entry.ts); the dev server here.
if (import.meta.env.DEV) currentOpenServices().then(({ startWork }) => startWork());

app.use(async (c, next) => {
  if (isUnguarded(getFetchState(c).routeData?.route, c.var.route)) return c.body(null, 404);
  const { services, visitor, common, form, requestId } = c.var;
  const viewer = visitor.kind === 'viewer' ? visitor.viewer : undefined;
  const tags = new Set<string>();
  Object.assign(getFetchState(c).locals, {
    services,
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
  return undefined;
});
app.use(pages());

/**
 * Astro decodes and tidies a path in its own way. A page it found that the guard did not see under
 * that name (an encoded or doubled slash, say) is answered as absent, unless it is open to all.
 */
function isUnguarded(pattern: string | undefined, guarded: RouteName | undefined): boolean {
  const path = pattern?.replaceAll(/\[(\w+)\]/g, '{$1}');
  const found = Object.values<Route>(routes).find((route) => route.path === path);
  return (
    found !== undefined &&
    found.access !== 'open' &&
    found.path !== (guarded && routes[guarded].path)
  );
}

export default app;
