import type { DoorRequest } from '#src/server/door/door-request.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { fieldsOf, readForm, readJson } from './read-body.ts';
import { readUpload } from './read-upload.ts';

type Fields = Record<string, unknown>;

/** Reads a call's fields, from where its contract says that they travel. */
export function readFields(
  { req, var: { services } }: DoorRequest,
  call: Call,
): Fields | Promise<Fields> {
  if (call.body === 'query') return fieldsOf(new URL(req.url).searchParams);
  if (call.body === 'multipart') return readUpload(req.raw, services.config.maxUploadBytes);
  return call.body === 'json' ? readJson(req.raw, call) : readForm(req.raw, call);
}
