import { linkTo, type RouteName, routes } from '#src/shared/routes.ts';
import type { Locale } from './locale.ts';
import { visitQueryOf } from './visit-query.ts';

type OldAddress = {
  path: string;
  to: RouteName;
  /** Browsers and search engines remember a permanent one. */
  permanent: boolean;
  /** The new address carries these parameters, whatever the old one was asked with. */
  query?: Record<string, string>;
  /** Does it also stand with the id of a case, or of something else, below it? */
  withId?: true;
};

/** Everything leads there that has no successor; it may get one, so nothing remembers it. */
const defaultPage = { to: 'home', permanent: false } as const;
const annualReport = {
  to: 'commonList',
  permanent: true,
  query: { channel: 'nianbao_2020' },
} as const;

/** These routes of the specification are only redirects, in both languages. */
export const oldAddresses: readonly OldAddress[] = [
  { path: '/cf/independent-support-plat', to: 'commonList', permanent: true },
  { path: '/cf/annual-report/home', ...annualReport },
  { path: '/cf/annual-report/info', ...annualReport },
  { path: '/cf/activity/311', ...defaultPage },
  { path: '/cf/good-day/main-venue', ...defaultPage },
  { path: '/cf/my-pennant', ...defaultPage },
  { path: '/cf/activity-guide', ...defaultPage },
  { path: '/cf/withdrawal', ...defaultPage },
  { path: '/cf/case-record', ...defaultPage },
  { path: '/cf/discussion/detail', ...defaultPage, withId: true },
  { path: '/cf/discussion/comment', ...defaultPage, withId: true },
];

const byPath = new Map(oldAddresses.map((old) => [old.path, old]));

/** Finds the old address of a path without its language prefix. */
export function findOldAddress(path: string): OldAddress | undefined {
  const own = byPath.get(path);
  if (own) return own;
  const above = byPath.get(path.replace(/\/[\w-]{1,64}$/, ''));
  return above?.withId && above;
}

/**
 * Answers the link that takes its place: of the query only what the new page or a visit's source
 * declares.
 */
export function successorOf(
  { to, query = {} }: OldAddress,
  params: URLSearchParams,
  locale: Locale,
): string {
  const declared = routes[to].query.map((name) => [name, params.get(name) ?? '']);
  return linkTo(to, {
    query: { ...Object.fromEntries(declared), ...visitQueryOf(params), ...query },
    locale,
  });
}
