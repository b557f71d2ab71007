import { problemCodes } from '#src/shared/contract/problem.ts';
import { localeOfPath } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { problemOf } from './answer.ts';
import type { RequestContext } from './request-env.ts';

/**
 * A refused page as plain HTML, made without the page renderer, which may be what failed. An
 * absent page has no body: the serving layer puts the 404 page in.
 */
export function problemPage(c: RequestContext, error: unknown): Response {
  const problem = problemOf(c, error);
  const { status } = problemCodes[problem.reason];
  if (status === 404) return c.body(null, 404);
  const locale = localeOfPath(new URL(c.req.url).pathname);
  const { problems, platform } = textsOf(locale);
  if (problem.retryAfterSeconds) c.header('retry-after', String(problem.retryAfterSeconds));
  c.header('cache-control', 'no-store');
  return c.html(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${platform.siteName}</title></head>` +
      `<body><main><h1>${platform.siteName}</h1><p>${problems[problem.reason]}</p>` +
      `<p><a href="${linkTo('home', { locale })}">${platform.backHome}</a></p></main></body></html>`,
    status,
  );
}
