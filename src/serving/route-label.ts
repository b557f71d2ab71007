import { calls } from '#src/shared/calls.ts';
import { withoutLocale } from '#src/shared/platform/locale.ts';
import { findRoute } from '#src/shared/routes.ts';

export type RouteLabel = { kind: 'page' | 'call' | 'picture' | 'health' | 'other'; route: string };

const maxKnown = 20_000;
const known = new Map<string, RouteLabel>();
const callPaths = new Set<string>(calls.map(({ path }) => path));

/** Names what a request asked for, by its declaration: numbers by address would never end. */
export function routeLabelOf(url: string): RouteLabel {
  const path = url.split('?', 1)[0] as string;
  const found = known.get(path);
  if (found) return found;
  const label = computeLabel(path);
  if (known.size >= maxKnown) known.clear();
  known.set(path, label);
  return label;
}

function computeLabel(path: string): RouteLabel {
  if (path === '/livez' || path === '/readyz') return { kind: 'health', route: path };
  if (path.startsWith('/media/')) return { kind: 'picture', route: '/media' };
  if (path.startsWith('/api/pay/notify/')) return { kind: 'call', route: '/api/pay/notify' };
  if (callPaths.has(path)) return { kind: 'call', route: path };
  const page = findRoute(withoutLocale(path));
  return page ? { kind: 'page', route: page.name } : { kind: 'other', route: 'other' };
}
