import { getFetchState, pages } from 'astro/hono';
import { currentOpenServices, currentServices } from './server/current-services.ts';
import { problemPage } from './server/door/answers/problem-page.ts';
import { createServer } from './server/server.ts';
import { createPageCache } from './serving/page-cache.ts';
import { pageKeyOf, textFiles } from './serving/page-key.ts';
import { localeOfPath } from './shared/platform/locale.ts';
import { type Route, type RouteName, routes } from './shared/routes.ts';

const app = createServer(currentServices);
// The built server starts its work once it listens (serving/entry.ts); the dev server here.
if (import.meta.env.DEV) currentOpenServices().then(({ startWork }) => startWork());

app.use(async (c, next) => {
  const pattern = getFetchState(c).routeData?.route;
  const isThere = isTextFile(pattern) ? isKept(c.req.path) : !isUnguarded(pattern, c.var.route);
  if (!isThere) return c.body(null, 404);
  const { services, visitor, common, form, requestId, cashier } = c.var;
  const viewer = visitor.kind === 'viewer' ? visitor.viewer : undefined;
  const cache = createPageCache(services.pageTags.purge);
  getFetchState(c).provide('cache', { create: () => cache });
  Object.assign(getFetchState(c).locals, {
    services,
    viewer,
    common,
    form,
    requestId,
    cashier,
    locale: localeOfPath(new URL(c.req.url).pathname),
  } satisfies App.Locals);
  // It is looked at before the page is drawn: what the door wrote, such as the cookie of a session
  // that slides, then goes with the page's own answer instead of being lost to it.
  void c.res;
  await next();
  // The page store reads and removes this header; nothing else keeps a page.
  c.header('x-page-tags', cache.tags.join(' '));
  c.header('cache-control', 'no-store');
  return undefined;
});
app.use((c, next) => {
  const state = getFetchState(c);
  // It is drawn whole before it is answered: what fails in its frame or a part of it fails while it
  // can be said.
  state.streaming = false;
  // Astro would render its own error route, which the short links' page takes for an unknown one.
  state.renderError = async (_request, { error }) => problemPage(c, error);
  return pages()(c, next);
});

/** Answers what no page claims, so that a short link that leads nowhere is absent too. */
const restPattern = '/[...token]';

/** Such a file is absent under any other name than its own, in a language of ours. */
function isTextFile(pattern: string | undefined): boolean {
  return textFiles.some((file) => pattern === `/[...locale]${file}`);
}

const isKept = (path: string) => pageKeyOf(path) !== undefined;

/**
 * Only pages of the route table are served: what a framework brings along, such as its picture
 * endpoint, is absent. Astro also decodes and tidies a path in its own way: a page it found that the
 * guard did not see under that name (an encoded or doubled slash, say) is absent, unless it is open
 * to all.
 */
function isUnguarded(pattern: string | undefined, guarded: RouteName | undefined): boolean {
  if (pattern === undefined || pattern === restPattern) return false;
  const path = pattern.replaceAll(/\[(\w+)\]/g, '{$1}');
  const found = Object.values<Route>(routes).find((route) => route.path === path);
  if (found === undefined) return !import.meta.env.DEV;
  return found.access !== 'open' && found.path !== (guarded && routes[guarded].path);
}

export default app;
