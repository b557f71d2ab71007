import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to somebody that a test can let fall silent, cut, and mend. */
export async function openProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (bytes) => silent || other.write(bytes));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** What is sent is swallowed, as by a network that was parted; nothing is closed. */
    fallSilent: () => {
      silent = true;
    },
    mend: () => {
      silent = false;
    },
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
