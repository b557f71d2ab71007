import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to somebody that a test can let fall silent, cut, and mend. */
export async function openProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let silent = false;
  let delayMs = 0;
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
      socket.on('data', (bytes) => {
        if (silent) return;
        // Of one length for all, so that nothing overtakes.
        if (delayMs > 0) setTimeout(() => other.write(bytes), delayMs);
        else other.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** What is sent is swallowed, as by a network that was parted; nothing is closed. */
    fallSilent: () => {
      silent = true;
    },
    /** Each word takes so long, there and back alike. */
    slowDown: (ms: number) => {
      delayMs = ms;
    },
    mend: () => {
      silent = false;
      delayMs = 0;
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
