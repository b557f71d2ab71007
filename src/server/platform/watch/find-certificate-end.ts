import { connect } from 'node:tls';

const lookAgainMs = 3_600_000;
const connectLimitMs = 800;
const seen = new Map<string, { lookedAt: number; endsAt: number }>();

/**
 * Finds when the certificate that people meet at an origin ends, asked once an hour; undefined
 * without https.
 */
export async function findCertificateEnd(origin: string, now: number): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return undefined;
  const known = seen.get(origin);
  if (known && now - known.lookedAt < lookAgainMs) return known.endsAt;
  const endsAt = await readCertificateEnd(hostname, Number(port || 443));
  seen.set(origin, { lookedAt: now, endsAt });
  return endsAt;
}

/** Looks at it whoever signed it and even when it has ended: that is what is asked. */
function readCertificateEnd(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(connectLimitMs, () => socket.destroy(new Error(`${host} does not answer.`)));
    socket.once('error', reject);
  });
}
