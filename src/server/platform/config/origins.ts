import type { Environment } from './environment.ts';

export function originsOf(env: Environment) {
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const ownOrigins = ownOriginsOf(env, publicOrigin);
  return {
    publicOrigin,
    ownOrigins,
    servedOrigins: [...ownOrigins, ...loopbackOrigins(env)],
    mirrorOrigins: env.MIRROR_ORIGINS,
    alternateOrigins: env.ALTERNATE_ORIGINS,
    apiOrigins: apiOriginsOf(env, ownOrigins),
  };
}

/** Answers the main domain comes first, and each comes once. */
function ownOriginsOf(env: Environment, publicOrigin: string): string[] {
  const mirrors = env.MIRROR_ORIGINS.map(({ origin }) => origin);
  return [...new Set([publicOrigin, ...env.OWN_ORIGINS, ...mirrors, ...env.ALTERNATE_ORIGINS])];
}

/** In the demo each name of this machine is an own one, so that trying it needs no configuration. */
function loopbackOrigins({ WARMLIGHT_MODE, PORT }: Environment): string[] {
  if (WARMLIGHT_MODE !== 'demo') return [];
  return ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${PORT}`);
}

/** Answers the calls of one page host, beneath whose name it stands, so that cookies reach both. */
export type ApiOrigin = {
  origin: string;
  host: string;
  /** This is the own origin whose pages alone may ask it. */
  page: string;
  pageHost: string;
  /** This is what cookies of both are set for. */
  domain: string;
};

function apiOriginsOf(
  { API_ORIGINS }: Pick<Environment, 'API_ORIGINS'>,
  ownOrigins: readonly string[],
): ApiOrigin[] {
  return API_ORIGINS.flatMap((origin) => {
    const [page] = ownOrigins.filter((own) => isBeneath(origin, own));
    if (page === undefined) return [];
    const { host: pageHost, hostname: domain } = new URL(page);
    return [{ origin, host: new URL(origin).host, page, pageHost, domain }];
  });
}

/** Cookies of such a pair reach every name beneath the page's host, so that nothing else may stand there. */
export function apiProblems(
  { API_ORIGINS }: Pick<Environment, 'API_ORIGINS'>,
  ownOrigins: readonly string[],
): string[] {
  const served = apiOriginsOf({ API_ORIGINS }, ownOrigins);
  return API_ORIGINS.flatMap((origin) => {
    if (ownOrigins.includes(origin)) return [`API_ORIGINS names ${origin}, where pages stand`];
    const pair = served.find((one) => one.origin === origin);
    if (!pair)
      return [`API_ORIGINS names ${origin}, which stands beneath no own origin of its scheme`];
    if (served.some((one) => one.page === pair.page && one.origin !== origin))
      return [`API_ORIGINS names more than one for ${pair.page}`];
    const shared = ownOrigins.find((own) => own !== pair.page && isRelated(own, pair.page));
    return shared
      ? [
          `API_ORIGINS names ${origin}, by whose cookies ${pair.page} and ${shared} would share sessions`,
        ]
      : [];
  });
}

const isRelated = (one: string, other: string): boolean =>
  isBeneath(one, other) || isBeneath(other, one);

function isBeneath(one: string, other: string): boolean {
  const [lower, upper] = [new URL(one), new URL(other)];
  const isName = /[a-z]/i.test(upper.hostname) && !upper.hostname.startsWith('[');
  return (
    isName && lower.protocol === upper.protocol && lower.hostname.endsWith(`.${upper.hostname}`)
  );
}
