import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerInLog } from '#src/server/door/in-log.ts';
import { personHeader } from '#src/server/door/session/person-header.ts';
import type { Hashes } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { clientAddressOf } from './client-address.ts';
import { judgeRequest } from './judge-request.ts';
import { routeLabelOf } from './route-label.ts';

type Site = (req: IncomingMessage, res: ServerResponse) => void;
type Noting = Pick<Services, 'config' | 'log' | 'metrics' | 'now' | 'serviceWatch'> & {
  keys: Hashes;
};

const hourMs = 3_600_000;
/** A client left before its answer, as others number it too. */
const leftStatus = 499;
const sessionCookie = /(?:^|; )(?:__Host-)?warmlight=([\w-]{20,100})/;

/**
 * Notes each request once it is answered: in the histogram by route and kind, and as one line of the
 * log. Who asked stands there as keyed hashes, which tell one caller from another and name nobody.
 */
export function noteRequests(services: Noting, site: Site): Site {
  const { config, keys, log, metrics } = services;
  return (req, res) => {
    const startedAt = performance.now();
    const sentBefore = req.socket.bytesWritten;
    const answer = watchHead(res);
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      const { kind, route } = routeLabelOf(req.url ?? '/');
      const status = res.writableFinished ? res.statusCode : leftStatus;
      metrics.requests.labels(kind, route, String(status)).observe(ms / 1000);
      countObjectives(services, { kind, route, status, ms });
      if (!log.isLevelEnabled('info') || kind === 'health') return;
      const token = sessionCookie.exec(req.headers.cookie ?? '')?.[1];
      log.info(
        {
          ...{ kind, route, method: req.method, status, ms: Math.round(ms) },
          bytes: req.socket.bytesWritten - sentBefore,
          requestId: answer.requestId,
          person: answer.person,
          caller: callerInLog(keys, clientAddressOf(req, config.trustProxy)),
          session: token && keys.blindIndex('log-session', token),
        },
        'request',
      );
    });
    site(req, res);
  };
}

function countObjectives(
  { now, serviceWatch }: Noting,
  answered: Parameters<typeof judgeRequest>[0],
): void {
  const hour = Math.floor(now() / hourMs) * hourMs;
  for (const { objective, missed } of judgeRequest(answered)) {
    serviceWatch.addHour({ hour, objective, asked: 1, missed: missed ? 1 : 0 });
  }
}

type Told = { requestId?: string | undefined; person?: string | undefined };

/**
 * Watches what the answer says of itself, in headers that go out in either form: the number to tell
 * support, and who asked as a keyed hash, which is for the log alone.
 */
function watchHead(res: ServerResponse): Told {
  const answer: Told = {};
  const writeHead = res.writeHead.bind(res) as (...given: unknown[]) => ServerResponse;
  res.writeHead = ((...given: unknown[]) => {
    const headers = given.at(-1);
    answer.requestId = findHeader(headers, 'x-request-id') ?? headerOf(res, 'x-request-id');
    answer.person = takeHeader(headers, personHeader) ?? headerOf(res, personHeader);
    res.removeHeader(personHeader);
    return writeHead(...given);
  }) as typeof res.writeHead;
  return answer;
}

function headerOf(res: ServerResponse, name: string): string | undefined {
  return res.getHeader(name)?.toString();
}

function findHeader(headers: unknown, name: string): string | undefined {
  if (Array.isArray(headers)) {
    const at = headers.indexOf(name);
    return at < 0 ? undefined : String(headers[at + 1]);
  }
  if (typeof headers !== 'object' || headers === null) return undefined;
  return (headers as Record<string, unknown>)[name]?.toString();
}

function takeHeader(headers: unknown, name: string): string | undefined {
  const found = findHeader(headers, name);
  if (found === undefined) return undefined;
  if (Array.isArray(headers)) headers.splice(headers.indexOf(name), 2);
  else delete (headers as Record<string, unknown>)[name];
  return found;
}
