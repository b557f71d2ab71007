import { parseUrl } from './parse-url.ts';

/**
 * Every `redirectUrl` and other target goes through this one function. It answers an own path, or a
 * URL on one of the operator's own hosts, else undefined. Browsers drop tabs and line ends and read
 * a backslash as a slash, so both are refused before parsing.
 */
export function safeTarget(
  target: string | null | undefined,
  ownOrigins: readonly string[] = [],
): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  if (!target || target.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(target)) return undefined;
  if (target.startsWith('/')) return ownPath(target);
  const url = /^https?:\/\//.test(target) ? parseUrl(target) : undefined;
  if (!url || url.username || url.password) return undefined;
  return ownOrigins.includes(url.origin) ? url.href : undefined;
}

function ownPath(target: string): string | undefined {
  const base = 'https://own.invalid';
  const url = target.startsWith('//') ? undefined : parseUrl(target, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
