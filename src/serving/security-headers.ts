/** Headers of every answer, whatever made it: the page store, a file, the API or Astro. */
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

/** A page's own policy with the parts that only count in a header; nothing may frame a page. */
export function policyOf(pagePolicy: string | null | undefined): string {
  const own = pagePolicy?.trim().replace(/;$/, '') ?? "default-src 'none'";
  return /frame-ancestors/.test(own) ? own : `${own}; frame-ancestors 'none'`;
}
