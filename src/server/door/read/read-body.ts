import type { RawRequest } from '#src/server/door/door-request.ts';
import { Problem } from '#src/shared/contract/problem.ts';

const maxBodyBytes = 64 * 1024;

/**
 * All bodies are read here: the size is capped whatever Content-Length says, or whether it is
 * there.
 */
export async function readBody(
  request: RawRequest,
  maxBytes: number = maxBodyBytes,
): Promise<Uint8Array> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > maxBytes) throw new Problem('bodyTooLarge');
  // HTTP ends a body at its declared length, so this reads no more; and it spares a stream.
  if (declared !== null) return capped(new Uint8Array(await request.arrayBuffer()), maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Problem('bodyTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function capped(bytes: Uint8Array, maxBytes: number): Uint8Array {
  if (bytes.byteLength > maxBytes) throw new Problem('bodyTooLarge');
  return bytes;
}

/** A beacon of an old browser calls any text so. */
const beaconType = 'text/plain';
type Reading = { beacon?: boolean };

/** Reads form fields as text; a field that stands twice is refused. */
export async function readForm(
  request: RawRequest,
  { beacon = false }: Reading = {},
): Promise<Record<string, string>> {
  const isBeacon = beacon && mediaTypeOf(request) === beaconType;
  if (!isBeacon) requireType(request, 'application/x-www-form-urlencoded');
  const text = utf8(await readBody(request));
  // Any text may come under this type; one without a single field is no form.
  if (isBeacon && !text.includes('=')) throw new Problem('inputInvalid');
  return fieldsOf(new URLSearchParams(text));
}

export function fieldsOf(params: Iterable<[string, string]>): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of params) {
    if (name in fields)
      throw new Problem('inputInvalid', { fields: { [name.slice(0, 40)]: 'malformed' } });
    fields[name] = value;
  }
  return fields;
}

/** Reads a JSON object; `null`, lists, duplicate keys and numbers beyond a double are refused. */
export async function readJson(
  request: RawRequest,
  { beacon = false }: Reading = {},
): Promise<Record<string, unknown>> {
  if (!beacon || mediaTypeOf(request) !== beaconType) requireType(request, 'application/json');
  return parseJsonObject(utf8(await readBody(request)));
}

export function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text, (_key, part) => {
      if (part === Number.POSITIVE_INFINITY || part === Number.NEGATIVE_INFINITY)
        throw new SyntaxError('infinite');
      return part;
    });
  } catch {
    throw new Problem('inputInvalid');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('inputInvalid');
  if (hasDuplicateKey(text)) throw new Problem('inputInvalid');
  return value as Record<string, unknown>;
}

/** Walks valid JSON text: a string before a colon is a key of the object it stands in. */
function hasDuplicateKey(text: string): boolean {
  const open: Set<string>[] = [];
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g)) {
    if (token[0] === '{') open.push(new Set());
    else if (token[0] === '}') open.pop();
    else if (token[1] !== undefined) {
      const key = JSON.parse(token[0].slice(0, -token[1].length)) as string;
      if (open.at(-1)?.has(key)) return true;
      open.at(-1)?.add(key);
    }
  }
  return false;
}

export function requireType(request: RawRequest, type: string): void {
  if (mediaTypeOf(request) !== type) throw new Problem('mediaTypeUnsupported');
}

export function mediaTypeOf(request: RawRequest): string | undefined {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('inputInvalid');
  }
}
