import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { findHandled } from '#src/server/call-door.ts';
import { createServer } from '#src/server/server.ts';
import { createSocketDoor, type DoorParts } from './answer-over-socket.ts';
import { markClientAddress } from './client-address.ts';
import { finishFresh } from './finish-page.ts';

export type Site = (req: IncomingMessage, res: ServerResponse) => void;

/** No page is made of this. */
const ofDoor = /^\/(?:(?:api|media|sandbox)(?:\/|$)|(?:livez|readyz)$)/;

/**
 * Answers calls straight from the socket, what else is no page by the door's own app, and then the
 * pages.
 */
export function doorFirst({ services, store, shared }: DoorParts, pages: Site): Site {
  const { config, media } = services;
  const answerCall = createSocketDoor({ services, store, shared });
  const app = createServer(async () => services);
  const made = { shared, storeOrigin: media.incoming?.origin };
  const answerAtDoor = getRequestListener(async (request) =>
    finishFresh(await app.fetch(request), request, made),
  );
  return (req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0] as string;
    const handled = findHandled(path);
    if (handled) return answerCall({ req, res, path }, handled);
    if (!ofDoor.test(path)) return pages(req, res);
    markClientAddress(req, config.trustProxy);
    void answerAtDoor(req, res);
  };
}
