import type { IncomingMessage } from 'node:http';
import type { Config } from '#src/server/platform/config/config.ts';
import { rightOriginOf } from '#src/server/platform/own-domains.ts';
import { surroundingsOf } from '#src/shared/platform/container.ts';
import type { Site } from './door-first.ts';

/**
 * Leads the messaging app's browser from an alternate domain to the right one, before any
 * page.
 */
export function leadRight(config: Config, site: Site): Site {
  if (config.alternateOrigins.length === 0) return site;
  return (req, res) => {
    const location = rightAddressOf(req, config);
    if (location === undefined) return site(req, res);
    res.writeHead(302, { location, 'cache-control': 'no-store', vary: 'user-agent' }).end();
  };
}

function rightAddressOf(req: IncomingMessage, config: Config): string | undefined {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
  const { container } = surroundingsOf(req.headers['user-agent'] ?? '');
  if (container !== 'messaging') return undefined;
  const url = new URL(req.url ?? '/', config.publicOrigin);
  const visit = { host: req.headers.host ?? '', channel: url.searchParams.get('channel') };
  const origin = rightOriginOf(config, visit);
  return origin && origin + url.pathname + url.search;
}
