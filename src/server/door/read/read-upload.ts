import type { RawRequest } from '#src/server/door/door-request.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { readBody, requireType } from './read-body.ts';

/** Leaves room for the fields beside the files. */
const fieldBytes = 64 * 1024;
/** So many bodies with files are held in memory at once, over all requests of this process. */
const maxBytesAtOnce = 192 * 1024 * 1024;
const maxParts = 60;
const retryAfterSeconds = 5;

let bytesAtOnce = 0;

/**
 * Reads fields of a multipart call: text as text, files as blobs; one that stands twice is refused.
 */
export async function readUpload(
  request: RawRequest,
  maxFileBytes: number,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of await readParts(request, maxFileBytes)) {
    if (name in fields)
      throw new Problem('inputInvalid', { fields: { [name.slice(0, 40)]: 'malformed' } });
    fields[name] = value;
  }
  return fields;
}

/**
 * Reads the parts of a multipart body in their order, with `maxFileBytes` for all its files
 * together.
 */
export async function readParts(
  request: RawRequest,
  maxFileBytes: number,
): Promise<[string, string | File][]> {
  requireType(request, 'multipart/form-data');
  const maxBytes = maxFileBytes + fieldBytes;
  const expected = Number(request.headers.get('content-length') ?? maxBytes);
  if (expected > maxBytes) throw new Problem('bodyTooLarge');
  if (bytesAtOnce + expected > maxBytesAtOnce)
    throw new Problem('unavailable', { retryAfterSeconds });
  bytesAtOnce += expected;
  try {
    const parts = await parse(request, await readBody(request, maxBytes));
    if (parts.length > maxParts) throw new Problem('inputInvalid');
    return parts;
  } finally {
    bytesAtOnce -= expected;
  }
}

async function parse(request: RawRequest, bytes: Uint8Array): Promise<[string, string | File][]> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return [...(await new Response(new Uint8Array(bytes), { headers }).formData())];
  } catch {
    throw new Problem('inputInvalid');
  }
}
