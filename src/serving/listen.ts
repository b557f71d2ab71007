import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens and answers the port; port 0 takes a free one. */
export function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
