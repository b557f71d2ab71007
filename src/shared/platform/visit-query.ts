/** A visit came about by these, in the specification's words. */
export const touchNames = [
  'source',
  'sharedv',
  'forwardFrom',
  'channel',
  'userSourceId',
  'bofId',
  'entrancetype',
  'posid',
] as const;

/** These travel along with redirects: those, and which share or venue led here. */
export const visitParameters = [...touchNames, 'shareSourceId', 'activityId'] as const;

export const visitPattern = /^[\w.-]{1,64}$/;

/**
 * Keeps those of a query that are short words. Everything else, others' tracking included, is
 * dropped.
 */
export function visitQueryOf(
  params: URLSearchParams,
  names: readonly string[] = visitParameters,
): Record<string, string> {
  const query: Record<string, string> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && visitPattern.test(value)) query[name] = value;
  }
  return query;
}
