import { randomBytes } from 'node:crypto';

const boot = randomBytes(6).toString('base64url');
let count = 0;

/** It is unique across processes by its boot part, and cheap. */
export function nextRequestId(): string {
  count += 1;
  return `${boot}-${count.toString(36)}`;
}
