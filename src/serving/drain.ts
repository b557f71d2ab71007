import type { IncomingMessage } from 'node:http';

const longestMs = 500;
const mostBytes = 64 * 1024 * 1024;

/**
 * Takes in and forgets what is left of a body that was refused, so that its sender hears why; who
 * sends on and on is cut off.
 */
export function drain(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return;
  const cut = () => req.socket.destroySoon();
  const tooLong = setTimeout(cut, longestMs);
  let bytes = 0;
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) cut();
  });
  req.once('close', () => clearTimeout(tooLong));
  req.resume();
}
