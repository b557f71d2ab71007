import type { RequestContext } from '#src/server/door/request-env.ts';
import { problemCodes } from '#src/shared/contract/problem.ts';
import { localeOfPath } from '#src/shared/platform/locale.ts';
import { problemOf, retryAfterOf } from './answer.ts';
import { barePolicy } from './bare-html.ts';
import { refusalHtml } from './refusal-html.ts';

/**
 * Answers a refused page, or one that threw, with its true status. An absent page has no body: the
 * serving layer puts the 404 page in.
 */
export function problemPage(c: RequestContext, error: unknown): Response {
  const problem = problemOf(c, error);
  const { status } = problemCodes[problem.reason];
  if (status === 404) return c.body(null, 404);
  const url = new URL(c.req.url);
  const wait = retryAfterOf(problem);
  if (wait) c.header('retry-after', String(wait));
  c.header('cache-control', 'no-store');
  c.header('content-security-policy', barePolicy);
  const html = refusalHtml({
    reason: problem.reason,
    retryAfterSeconds: wait,
    locale: localeOfPath(url.pathname),
    here: url.pathname + url.search,
    requestId: c.var.requestId,
    hotline: c.var.services.config.operator.hotline,
  });
  return c.html(html, status);
}
