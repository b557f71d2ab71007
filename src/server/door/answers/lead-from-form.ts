import type { RequestContext } from '#src/server/door/request-env.ts';
import { localeOfPath } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { bareHtml, barePolicy, escapeHtml } from './bare-html.ts';

/**
 * Leads where a form leads once it was taken. Chromium holds each redirect that follows a form's
 * post to `form-action`, those of a bank too, which nobody can list: to another host a page leads,
 * which goes on by itself.
 */
export function leadFromForm(c: RequestContext, target: string): Response {
  const here = new URL(c.req.url);
  const { host, href } = new URL(target, here);
  if (host === here.host) return c.redirect(target, 303);
  const locale = localeOfPath(here.pathname);
  const { leads } = textsOf(locale).platform;
  const to = escapeHtml(href);
  const title = leads.title(host);
  c.header('cache-control', 'no-store');
  c.header('content-security-policy', barePolicy);
  return c.html(
    bareHtml({
      ...{ locale, title, head: `<meta http-equiv="refresh" content="0;url=${to}">` },
      main: `<h1>${title}</h1><p class="go"><a href="${to}">${leads.go}</a></p>`,
    }),
  );
}
