import type { Call } from '#src/shared/contract/call.ts';

/** Its answers carry a token; a browser has a cookie alone. */
export const appAgent = 'WarmlightApp/1.0';

type Encoded<B> = {
  path: string;
  init: { method: string; headers: Record<string, string>; body?: B };
};
type Input = Record<string, unknown>;

const boundary = 'boundary-of-tests';

/**
 * Encodes a call's input as its declaration says it travels; `undefined` is left out, booleans are
 * 1 and 0.
 */
export function encodeCall(call: Call, input: Input): Encoded<string> {
  const { path, method } = call;
  if (call.body === 'json') {
    const headers = { 'content-type': 'application/json' };
    return { path, init: { method, headers, body: JSON.stringify(input) } };
  }
  const fields = new URLSearchParams(fieldsOf(input));
  if (call.body === 'query') return { path: `${path}?${fields}`, init: { method, headers: {} } };
  if (call.body === 'multipart') {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return { path, init: { method, headers, body: multipartOf(fieldsOf(input)) } };
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { path, init: { method, headers, body: String(fields) } };
}

/** Does the same for a multipart call with files. */
export function encodeUpload({ path, method }: Call, input: Input): Encoded<FormData> {
  const body = new FormData();
  for (const [name, value] of fieldsOf(input)) body.set(name, value);
  for (const [name, value] of Object.entries(input))
    if (value instanceof Blob) body.set(name, value);
  return { path, init: { method, headers: {}, body } };
}

function fieldsOf(input: Input): [string, string][] {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && !(value instanceof Blob))
    .map(([name, value]) => [name, String(typeof value === 'boolean' ? Number(value) : value)]);
}

function multipartOf(fields: readonly [string, string][]): string {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
