import type { IncomingMessage } from 'node:http';

/**
 * Tells the app who calls, in a header only we set. Behind a trusted proxy that is the address
 * the proxy appended last; a caller's own claim is removed.
 */
export function markClientAddress(req: IncomingMessage, trustProxy: boolean): void {
  const raw = req.rawHeaders;
  const kept: string[] = [];
  for (let i = 0; i < raw.length; i += 2) {
    if (raw[i]?.toLowerCase() !== 'x-client-address')
      kept.push(raw[i] as string, raw[i + 1] as string);
  }
  const address = clientAddressOf(req, trustProxy);
  kept.push('x-client-address', address);
  req.rawHeaders = kept;
  // These are the app's Request reads single headers from here, and all of them together from the
  // raw ones.
  req.headers['x-client-address'] = address;
}

/** Answers whose budgets a request spends. */
export function clientAddressOf(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (req.socket.remoteAddress ?? 'unknown');
}
