import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Services } from '#src/server/services.ts';
import { doorFirst } from '#src/serving/door-first.ts';
import { openPageStore } from '#src/serving/page-store.ts';
import { securityHeaders } from '#src/serving/security-headers.ts';

export type Sent = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};
export type Answered = { status: number; headers: Headers; text: string };

export type SocketDoor = { port: number; ask(sent: Sent): Promise<Answered>; close(): void };

/** Opens the door as the built server has it, over a socket, with no page behind it. */
export async function openSocketDoor(services: Services): Promise<SocketDoor> {
  const store = openPageStore(services);
  const shared = securityHeaders(services.config.publicOrigin.startsWith('https:'));
  const server = createServer(
    doorFirst({ services, store, shared }, (_req, res) => void res.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // It is one connection: whatever was refused before on it, the next request is read and answered.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { host } = new URL(services.config.publicOrigin);
  return {
    port,
    ask: ({ headers, ...sent }) => askOver({ ...sent, agent, port, headers: { host, ...headers } }),
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function askOver(sent: Sent & { agent: Agent; port: number }): Promise<Answered> {
  const { body, ...asked } = sent;
  const asking = request({ host: '127.0.0.1', method: 'POST', ...asked });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const bytes = await Array.fromAsync(answer as AsyncIterable<Buffer>);
  const list = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  const text = Buffer.concat(bytes).toString();
  return { status: answer.statusCode ?? 0, headers: new Headers(list), text };
}
