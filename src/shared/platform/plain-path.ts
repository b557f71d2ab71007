import { findRoute, routes } from '#src/shared/routes.ts';
import { withoutLocale } from './locale.ts';

const ownSegment = /^[a-z][a-z-]{0,30}$|^v\d{1,2}$/i;
const mostSegments = 6;

/**
 * Writes a path as the pattern of its route, or with everything that is no plain word taken out.
 */
export function plainPath(path: string): string {
  const bare = withoutLocale(path.split(/[?#]/)[0] ?? '');
  const found = findRoute(bare);
  if (found && found.name !== 'shortLink') return routes[found.name].path;
  const segments = bare.split('/').slice(1, mostSegments + 1);
  return `/${segments.map((segment) => (ownSegment.test(segment) ? segment : '{}')).join('/')}`;
}
