/** How a visit came about, in the specification's words; these travel along with redirects. */
export const visitParameters = [
  'source',
  'sharedv',
  'shareSourceId',
  'forwardFrom',
  'channel',
  'userSourceId',
  'bofId',
] as const;

const short = /^[\w.-]{1,64}$/;

/** Those of a query that are short words. Everything else, others' tracking included, is dropped. */
export function visitQueryOf(params: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {};
  for (const name of visitParameters) {
    const value = params.get(name);
    if (value !== null && short.test(value)) query[name] = value;
  }
  return query;
}
