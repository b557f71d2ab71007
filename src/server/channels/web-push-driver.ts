import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { encrypt } from 'http_ece';
import { failureOf } from '#src/server/jobs/later-error.ts';
import type { PushAnswer, PushDriver, PushTarget } from './push-driver.ts';

type Installation = {
  /** These 32 bytes in base64url stay the same; browsers ask anew when they change. */
  secret: string;
  /** This is who services may write to. */
  contact: string;
  /** These are origins of push services; `https://*.example.org` are all below it. */
  services: readonly string[];
  now(): number;
};

const curve = 'prime256v1';
const dayS = 86_400;
/** This is how long a service waits for a browser that is away. */
const keptS = 3 * dayS;
const tokenLastsS = dayS / 2;
/**
 * A device means it is known no longer; our own key, that it is not taken; what we sent, that it is
 * unfit.
 */
const meanings: Readonly<Record<number, PushAnswer>> = {
  ...{ 404: 'gone', 410: 'gone' },
  ...{ 401: 'refused', 403: 'refused' },
  ...{ 400: 'malformed', 413: 'tooLong' },
};

/**
 * Opens Web Push (RFC 8030, 8291, 8292): the words are readable by the browser alone, not by its
 * maker.
 */
export function openWebPush({ secret, contact, services, now }: Installation): PushDriver {
  const own = createECDH(curve);
  own.setPrivateKey(Buffer.from(secret, 'base64url'));
  const publicKey = own.getPublicKey().toString('base64url');
  const privateKey = privateKeyOf(own.getPublicKey(), secret);
  const allowed = services.map(patternOf);
  const mayAsk = (endpoint: string) =>
    URL.canParse(endpoint) && allowed.some((pattern) => pattern.test(new URL(endpoint).origin));
  return {
    name: 'web push',
    publicKey,
    mayAsk,
    send: async (to, { id, ...shown }, signal) => {
      if (!mayAsk(to.endpoint)) return 'gone';
      const claims = {
        aud: new URL(to.endpoint).origin,
        exp: Math.floor(now() / 1000) + tokenLastsS,
        sub: contact,
      };
      const answer = await fetch(to.endpoint, {
        method: 'POST',
        redirect: 'error',
        signal,
        headers: {
          authorization: `vapid t=${tokenOf(claims, privateKey)}, k=${publicKey}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(keptS),
          topic: topicOf(id),
          urgency: 'normal',
        },
        body: sealFor(to, JSON.stringify({ id, ...shown })),
      });
      await answer.body?.cancel();
      return answer.ok ? 'taken' : meaningOf(answer, now());
    },
  };
}

function meaningOf({ status, headers }: Response, now: number): PushAnswer {
  const meaning = meanings[status];
  if (meaning) return meaning;
  throw failureOf(`a push service answered ${status}`, headers.get('retry-after'), now);
}

function patternOf(service: string): RegExp {
  const plain = service.replaceAll(/[.+?^$(){}|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replace('*', '[\\w-]+(\\.[\\w-]+)*')}$`);
}

const longestTopic = 32;
/** A service keeps the newest of a topic for a browser that is away. */
const topicOf = (id: string) => id.replaceAll(/[^\w-]/g, '').slice(0, longestTopic);

function sealFor({ p256dh, auth }: PushTarget, words: string): Uint8Array<ArrayBuffer> {
  const once = createECDH(curve);
  once.generateKeys();
  return new Uint8Array(
    encrypt(Buffer.from(words), {
      ...{ version: 'aes128gcm', privateKey: once, dh: p256dh, authSecret: auth },
    }),
  );
}

const coordinateBytes = 32;

function privateKeyOf(point: Buffer, secret: string) {
  const [x, y] = [point.subarray(1, 1 + coordinateBytes), point.subarray(1 + coordinateBytes)];
  const key = {
    ...{ kty: 'EC', crv: 'P-256', d: secret },
    ...{ x: x.toString('base64url'), y: y.toString('base64url') },
  };
  return createPrivateKey({ key, format: 'jwk' });
}

function tokenOf(claims: object, key: ReturnType<typeof createPrivateKey>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
  return `${body}.${signature.toString('base64url')}`;
}
