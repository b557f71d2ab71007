import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Pace = { silent: boolean; delayMs: number };

/** Opens a line to somebody that a test can let fall silent, slow down, cut, and mend. */
export async function openProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const pace: Pace = { silent: false, delayMs: 0 };
  const server = createServer((near) => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      passOn(socket, other, pace);
    }
  });
  const listenAt = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listenAt(0);
  const { port } = server.address() as AddressInfo;
  /** Cuts all, or the one connection that its target knows by this port. */
  const cut = (farPort?: number) => {
    for (const socket of sockets)
      if (farPort === undefined || socket.localPort === farPort) socket.destroy();
  };
  return {
    port,
    /** What is sent is swallowed, as by a network that was parted; nothing is closed. */
    fallSilent: () => void Object.assign(pace, { silent: true }),
    /** Each word takes so long, there and back alike. */
    slowDown: (delayMs: number) => void Object.assign(pace, { delayMs }),
    mend: () => void Object.assign(pace, { silent: false, delayMs: 0 }),
    cut,
    close: () => {
      cut();
      server.close();
    },
    /** It opens again after it was closed. */
    comeBack: () => listenAt(port),
  };
}

function passOn(socket: Socket, other: Socket, pace: Pace): void {
  socket.on('error', () => other.destroy());
  socket.on('close', () => other.destroy());
  socket.on('data', (bytes) => {
    if (pace.silent) return;
    // It is of one length for all, so that nothing overtakes.
    if (pace.delayMs > 0) setTimeout(() => other.write(bytes), pace.delayMs);
    else other.write(bytes);
  });
}
