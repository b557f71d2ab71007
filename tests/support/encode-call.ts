import type { Call } from '#src/shared/contract/call.ts';

type Encoded = {
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string };
};

/** A call's input as its declaration says it travels; `undefined` is left out, booleans are 1 and 0. */
export function encodeCall(call: Call, input: Record<string, unknown>): Encoded {
  if (call.body === 'json') {
    const headers = { 'content-type': 'application/json' };
    return { path: call.path, init: { method: call.method, headers, body: JSON.stringify(input) } };
  }
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined)
      fields.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  if (call.body === 'query') {
    return { path: `${call.path}?${fields}`, init: { method: call.method, headers: {} } };
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { path: call.path, init: { method: call.method, headers, body: String(fields) } };
}
