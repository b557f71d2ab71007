import { altered, type Make, tell, withBody } from './notification-parts.ts';
import { withHeader } from './sealed-parts.ts';

const windowMs = 5 * 60_000;
const gone = () => undefined;

/** These are notifications whose signature does not prove them, whatever they say. */
export const forgedKinds: Record<string, Make> = {
  'no signature': withHeader('signature', gone),
  'an empty signature': withHeader('signature', () => ''),
  'a bad signature': withHeader('signature', (given) => `A${given.slice(1, -1)}B`),
  'a signature cut short': withHeader('signature', (given) => given.slice(0, -1)),
  'a signature in capitals': withHeader('signature', (given) => given.toUpperCase()),
  'a signature by another secret': (parts) =>
    tell(parts, parts.notification, { secret: 'x'.repeat(32) }),
  'a signature by an empty secret': (parts) => tell(parts, parts.notification, { secret: '' }),
  'no headers at all': altered(() => ({ headers: {} })),
  'no key id': withHeader('key-id', gone),
  'another key id': withHeader('key-id', () => 'sandbox-2'),
  'no timestamp': withHeader('timestamp', gone),
  'a timestamp that is no number': withHeader('timestamp', () => 'now'),
  'a negative timestamp': withHeader('timestamp', (given) => `-${given}`),
  'a timestamp moved by a second': withHeader('timestamp', (given) => String(Number(given) + 1000)),
  'an old timestamp': (parts) => tell(parts, parts.notification, { now: parts.now - windowMs - 1 }),
  'a timestamp of the future': (parts) =>
    tell(parts, parts.notification, { now: parts.now + windowMs + 1 }),
  'no nonce': withHeader('nonce', gone),
  'another nonce': withHeader('nonce', () => '0123456789abcdef'),
  'another merchant in the header': (parts) =>
    tell(parts, parts.notification, { merchant: 'someone' }),
  'no merchant in the header': withHeader('merchant', gone),
  'the headers of another body': altered((_, parts) => ({
    headers: tell(parts, parts.other).headers,
  })),
  'a body re-encoded with spaces': withBody((text) => JSON.stringify(JSON.parse(text), null, 1)),
  'a body cut short': withBody((text) => text.slice(0, -1)),
  'a body with a line end added': withBody((text) => `${text}\n`),
  'a body with another event': withBody((text) => text.replace('TRANSACTION', 'REFUND')),
  'a body with a byte order mark': withBody((text) => `\ufeff${text}`),
  'an empty body under good headers': withBody(() => ''),
};
