import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { answerCall } from '#src/server/call-door.ts';
import type { Reply } from '#src/server/door/answers/reply.ts';
import type { HandledCall } from '#src/server/door/handle.ts';
import { personHeader, personOf } from '#src/server/door/session/person-header.ts';
import { begin } from '#src/server/server.ts';
import type { Services } from '#src/server/services.ts';
import { clientAddressOf } from './client-address.ts';
import { drain } from './drain.ts';
import { keepReplies } from './keep-replies.ts';
import type { PageStore } from './page-store.ts';
import { policyOf } from './security-headers.ts';
import { type Exchange, SocketRequest } from './socket-request.ts';

export type DoorParts = {
  services: Services;
  store: PageStore;
  /** Every answer has these headers. */
  shared: readonly [string, string][];
};

type AnswerOverSocket = (exchange: Exchange, handled: HandledCall) => void;

/** Calls go from the socket through the door and back, past routers, Request and Response. */
export function createSocketDoor({ services, store, shared }: DoorParts): AnswerOverSocket {
  const { config, log } = services;
  const findReply = keepReplies(services, store);
  const answer = async (exchange: Exchange, handled: HandledCall) => {
    const { req } = exchange;
    const c = new SocketRequest(exchange, begin(services, clientAddressOf(req, config.trustProxy)));
    const reply = await answerCall(c, handled, findReply);
    await send(exchange, reply, headOf(c, reply, shared));
    drain(req);
  };
  return (exchange, handled) => {
    answer(exchange, handled).catch((error) => {
      log.error({ err: error, path: exchange.path }, 'a call was not answered to its end');
      exchange.res.destroy();
    });
  };
}

function headOf(
  c: SocketRequest,
  { headers }: Reply,
  shared: readonly [string, string][],
): string[] {
  const { 'content-security-policy': policy, ...own } = headers;
  const head = ['x-request-id', c.var.requestId, 'content-security-policy', policyOf(policy)];
  const person = personOf(c);
  if (person) head.push(personHeader, person);
  for (const [name, value] of shared) head.push(name, value);
  for (const [name, value] of Object.entries(own)) head.push(name, value);
  for (const [name, value] of c.written) head.push(name, value);
  return head;
}

async function send(
  { req, res }: Exchange,
  { body, status }: Reply,
  head: string[],
): Promise<void> {
  if (body instanceof ReadableStream) {
    res.writeHead(status, head);
    return pipeline(Readable.fromWeb(body as WebStream), res);
  }
  head.push('content-length', String(Buffer.byteLength(body)));
  res.writeHead(status, head).end(req.method === 'HEAD' ? undefined : body);
}
