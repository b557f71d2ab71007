import { createHash } from 'node:crypto';
import type { Config } from '#src/server/platform/config/config.ts';

/** Sets headers of every answer, whatever made it: the page store, a file, the API or Astro. */
export function securityHeaders(secure: boolean): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()'],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  if (secure) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return headers;
}

/**
 * Gives a page's own policy with the parts that only count in a header; nothing may frame a page.
 * Astro allows the hash of every inline script and style of the whole site: those that this page
 * does not carry are dropped, kilobytes before the first byte of HTML.
 */
export function policyOf(pagePolicy: string | null | undefined, html = ''): string {
  if (!pagePolicy) return "default-src 'none'; frame-ancestors 'none'";
  const own = pagePolicy.trim().replace(/;$/, '');
  const carried = new Set(inlineHashes(html));
  const tight = own.replaceAll(/ '(sha256-[^']+)'/g, (kept, hash: string) =>
    carried.has(hash) ? kept : '',
  );
  return /frame-ancestors/.test(tight) ? tight : `${tight}; frame-ancestors 'none'`;
}

/** Every comment and tag is taken whole, so that `<script>` within an attribute opens nothing. */
const tag =
  /<!--[\s\S]*?-->|<(script|style)(?:[^>"]|"[^"]*")*>([\s\S]*?)<\/\1>|<\/?[a-z](?:[^>"]|"[^"]*")*>/gi;

function inlineHashes(html: string): string[] {
  return [...html.matchAll(tag)]
    .filter(([, name]) => name !== undefined)
    .map(([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
}

/** A page with a field of files may put them straight into the object store, where there is one. */
export function policyForUploads(
  policy: string,
  { html, storeOrigin }: { html: string; storeOrigin: string | undefined },
): string {
  const sends = storeOrigin !== undefined && /<input\b[^>]*\btype="file"/.test(html);
  if (!sends) return policy;
  const before = "connect-src 'self'";
  return policy.includes(before)
    ? policy.replace(before, `${before} ${storeOrigin}`)
    : `${policy}; ${before} ${storeOrigin}`;
}

type OwnHosts = Readonly<Pick<Config, 'apiOrigins'>> & { readonly ownOrigins: readonly string[] };

/**
 * Chromium holds each redirect that follows the post of a form to `form-action`, and signing in leads
 * from one own domain over another. Calls may go to the hosts that the operator named for them.
 */
export function letOwnHosts(page: Response, { ownOrigins, apiOrigins }: OwnHosts): Response {
  const name = 'content-security-policy';
  let policy = page.headers.get(name);
  if (policy && ownOrigins.length > 1) {
    const hops = `form-action 'self' ${ownOrigins.join(' ')}`;
    policy = policy.replace("form-action 'self'", hops);
  }
  if (policy && apiOrigins.length > 0) {
    const hosts = apiOrigins.map(({ origin }) => origin).join(' ');
    policy = `connect-src 'self' ${hosts}; ${policy}`;
  }
  if (policy) page.headers.set(name, policy);
  return page;
}
