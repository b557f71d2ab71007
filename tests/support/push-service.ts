import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

type Taken = { device: string; words: unknown };
type Secrets = { key: ReturnType<typeof createECDH>; auth: string };

/** This is a device of somebody, as its browser tells of it. */
export type Device = {
  target: { endpoint: string; p256dh: string; auth: string };
  /** Answers what its browser would show. */
  shown(): unknown[];
};

type Behaviour = { status: number; retryAfter: string; hangs: boolean; talksRubbish: boolean };

/**
 * Starts a browser maker's service on this machine: it checks who sends, and its devices read
 * alone.
 */
export async function startPushService() {
  const devices = new Map<string, Secrets>();
  const taken: Taken[] = [];
  const behaviour: Behaviour = { status: 201, retryAfter: '', hangs: false, talksRubbish: false };
  let origin = '';
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    if (behaviour.hangs) return;
    if (behaviour.talksRubbish)
      return void req.socket.end('\u0000\u0007 no answer of this protocol\r\n\r\n');
    const { url: device = '', headers } = req;
    const found = devices.get(device);
    if (!found) return void res.writeHead(410).end();
    if (!isSigned(String(headers.authorization), origin)) return void res.writeHead(403).end();
    if (behaviour.status !== 201) return refuse(res, behaviour);
    taken.push({ device, words: readBy(found, Buffer.concat(parts)) });
    res.writeHead(201).end();
  });
  const port = await listenAt(server, 0);
  origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    behaviour,
    /** It is there again after it was stopped. */
    comeBack: () => listenAt(server, port),
    newDevice(): Device {
      const path = `/send/${randomBytes(12).toString('hex')}`;
      const secrets = newSecrets();
      devices.set(path, secrets);
      const p256dh = secrets.key.getPublicKey().toString('base64url');
      return {
        target: { endpoint: origin + path, p256dh, auth: secrets.auth },
        shown: () => taken.filter(({ device }) => device === path).map(({ words }) => words),
      };
    },
    forget: ({ target }: Device) => devices.delete(new URL(target.endpoint).pathname),
    stop: () => leavePort(server),
  };
}

function refuse(res: ServerResponse, { status, retryAfter }: Behaviour): void {
  res.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end('later');
}

async function listenAt(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function leavePort(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function newSecrets(): Secrets {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return { key, auth: randomBytes(16).toString('base64url') };
}

function readBy({ key, auth }: Secrets, sealed: Buffer): unknown {
  const plain = decrypt(sealed, { version: 'aes128gcm', privateKey: key, authSecret: auth });
  return JSON.parse(plain.toString());
}

/** `vapid t=TOKEN, k=KEY`: is it signed by that key, for this service, and not over? */
function isSigned(authorization: string, origin: string): boolean {
  const [, token = '', sent = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(sent, 'base64url');
  if (!claims || !signature || point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const key = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{ x: x.toString('base64url'), y: y.toString('base64url') },
  };
  const publicKey = createPublicKey({ key, format: 'jwk' });
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return (
    aud === origin &&
    /^(https?|mailto):/.test(sub) &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}
