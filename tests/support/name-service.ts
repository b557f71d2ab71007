import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const nameKey = 'a-key-of-forty-letters-that-nobody-knows';

type Ask = { id: string; ask: string; name?: string; account?: string; [field: string]: unknown };
type Reply = { status: number; headers: Record<string, string>; body: string };
type Behaviour = {
  /** It goes by the holder's name; anybody else is unknown. */
  names?: Record<string, 'match' | 'mismatch'>;
  /** It changes an answer that was right. */
  spoil?: ((reply: Reply, sign: Sign, ask: Ask) => Reply) | undefined;
  /** Hears and says nothing. */
  isSilent?: boolean;
};
type Sign = (time: string, body: string, direction?: string) => string;

/**
 * It is built as the room's README.md tells a provider to; nothing here is imported from the
 * driver.
 */
export async function startNameService(behaviour: Behaviour = {}) {
  const asks: Ask[] = [];
  const server = createServer(async (request, response) => {
    const reply = replyTo(await read(request), request, behaviour, asks);
    if (behaviour.isSilent) return;
    send(response, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asks,
    behaviour,
    url: `http://127.0.0.1:${port}/names/check`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const sign: Sign = (time, body, direction = 'answer') =>
  createHmac('sha256', nameKey)
    .update(['warmlight-name-1', direction, time, body].join('\n'))
    .digest('hex');

function replyTo(
  body: string,
  { headers, method }: IncomingMessage,
  { names = {}, spoil }: Behaviour,
  asks: Ask[],
): Reply {
  const time = String(headers['warmlight-time']);
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) <= 300;
  if (method !== 'POST' || !isFresh || headers['warmlight-signature'] !== sign(time, body, 'ask'))
    return { status: 401, headers: {}, body: '' };
  const ask = JSON.parse(body) as Ask;
  asks.push(ask);
  const verdict = names[ask.name ?? ''] ?? 'unknown';
  const right = signed(JSON.stringify({ id: ask.id, verdict, reference: `Q-${asks.length}` }));
  return spoil ? spoil(right, sign, ask) : right;
}

/** Signs an answer of the service that says this. */
export function signed(body: string, timeMs = Date.now(), status = 200): Reply {
  const time = String(Math.floor(timeMs / 1000));
  const headers = { 'warmlight-time': time, 'warmlight-signature': sign(time, body) };
  return { status, headers, body };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
}
