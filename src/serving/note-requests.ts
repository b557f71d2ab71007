import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '#src/server/services.ts';
import { clientAddressOf } from './client-address.ts';
import { routeLabelOf } from './route-label.ts';

type Site = (req: IncomingMessage, res: ServerResponse) => void;
type Noting = Pick<Services, 'config' | 'keys' | 'log' | 'metrics'>;

/** A client that left before its answer, as others number it too. */
const leftStatus = 499;
const sessionCookie = /(?:^|; )(?:__Host-)?warmlight=([\w-]{20,100})/;

/**
 * Notes each request once it is answered: in the histogram by route and kind, and as one line of the
 * log. Who asked stands there as keyed hashes, which tell one caller from another and name nobody.
 */
export function noteRequests({ config, keys, log, metrics }: Noting, site: Site): Site {
  return (req, res) => {
    const startedAt = performance.now();
    const sentBefore = req.socket.bytesWritten;
    const answer = watchHead(res);
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      const { kind, route } = routeLabelOf(req.url ?? '/');
      const status = res.writableFinished ? res.statusCode : leftStatus;
      metrics.requests.labels(kind, route, String(status)).observe(ms / 1000);
      if (!log.isLevelEnabled('info') || kind === 'health') return;
      const token = sessionCookie.exec(req.headers.cookie ?? '')?.[1];
      log.info(
        {
          ...{ kind, route, method: req.method, status, ms: Math.round(ms) },
          bytes: req.socket.bytesWritten - sentBefore,
          requestId: answer.requestId,
          caller: keys.blindIndex('log-address', clientAddressOf(req, config.trustProxy)),
          session: token && keys.blindIndex('log-session', token),
        },
        'request',
      );
    });
    site(req, res);
  };
}

/** The number that the answer carries, to be told to support; its headers go out in either form. */
function watchHead(res: ServerResponse): { requestId: string | undefined } {
  const answer: { requestId: string | undefined } = { requestId: undefined };
  const writeHead = res.writeHead.bind(res) as (...given: unknown[]) => ServerResponse;
  res.writeHead = ((...given: unknown[]) => {
    answer.requestId = requestIdOf(given.at(-1)) ?? String(res.getHeader('x-request-id') ?? '');
    return writeHead(...given);
  }) as typeof res.writeHead;
  return answer;
}

function requestIdOf(headers: unknown): string | undefined {
  if (Array.isArray(headers)) {
    const at = headers.indexOf('x-request-id');
    return at < 0 ? undefined : String(headers[at + 1]);
  }
  if (typeof headers !== 'object' || headers === null) return undefined;
  const found = (headers as Record<string, unknown>)['x-request-id'];
  return found === undefined ? undefined : String(found);
}
