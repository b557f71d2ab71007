import { Problem } from '#src/shared/contract/problem.ts';
import type { UploadedImage } from '#src/shared/media/calls.ts';
import { redactedFieldOf } from '#src/shared/media/fields.ts';
import { movedPhotos, photoMoveField } from '#src/shared/media/photo-moves.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import type { HandledCall } from './handle.ts';
import { fieldsOf, mediaTypeOf, readForm } from './read/read-body.ts';
import { readParts } from './read/read-upload.ts';
import type { RequestContext } from './request-env.ts';
import { runCall } from './run-call.ts';

export type SentForm = {
  fields: Record<string, string>;
  files: readonly (readonly [string, File])[];
};

/**
 * These are photos as they come from a camera; more of that size need the page's script, which
 * shrinks them.
 */
const fullSizePhotos = 4;
const maxPhotos = 20;

/** Reads what a page's form sent; only people who are signed in may send files. */
export async function readPageForm(c: RequestContext): Promise<SentForm> {
  const request = c.req.raw;
  if (mediaTypeOf(request) !== 'multipart/form-data')
    return { fields: await readForm(request), files: [] };
  const { visitor, services } = c.var;
  const maxBytes = visitor.kind === 'viewer' ? fullSizePhotos * services.config.maxUploadBytes : 0;
  const texts: [string, string][] = [];
  const files: [string, File][] = [];
  for (const [name, value] of await readParts(request, maxBytes)) {
    if (typeof value === 'string') texts.push([name, value]);
    // A field in which nothing was chosen comes as an empty file.
    else if (value.size > 0) files.push([name, value]);
  }
  return { fields: fieldsOf(texts), files };
}

type Photos = {
  files: SentForm['files'];
  photos: Readonly<Record<string, ImagePurpose>>;
  upload: HandledCall;
};

/**
 * Sends each file through the upload call as the visitor and adds the id to its field, so that
 * pictures already kept survive a later refusal. Files of other fields are refused.
 */
export async function keepPhotos(
  c: RequestContext,
  form: Record<string, string>,
  { files, photos, upload }: Photos,
): Promise<void> {
  if (files.length > maxPhotos) throw new Problem('inputInvalid');
  for (const [name, file] of files) {
    const purpose = photos[name];
    if (!purpose) throw new Problem('inputInvalid');
    const redacted = form[redactedFieldOf(name)] ?? '';
    const { imageId } = await keepPhoto(c, { name, upload }, { file, purpose, redacted });
    form[name] = [form[name], imageId].filter(Boolean).join(',');
  }
  for (const name of Object.keys(photos)) {
    form[name] ??= '';
    delete form[redactedFieldOf(name)];
  }
}

/** Did a button ask for another order of the photos? Then the form is only shown again with it. */
export function movePhotos(form: Record<string, string>, fields: readonly string[]): boolean {
  const move = form[photoMoveField];
  if (move === undefined || fields.length === 0) return false;
  delete form[photoMoveField];
  for (const name of fields) form[name] = movedPhotos(name, form[name] ?? '', move);
  return true;
}

type Photo = { file: File; purpose: ImagePurpose; redacted: string };

/** What is wrong with the file is said at the form's field. */
async function keepPhoto(
  c: RequestContext,
  { name, upload }: { name: string; upload: HandledCall },
  fields: Photo,
): Promise<UploadedImage> {
  try {
    return (await runCall(c, upload, () => fields)) as UploadedImage;
  } catch (error) {
    const problem = error instanceof Problem ? error.fields?.file : undefined;
    throw problem ? new Problem('inputInvalid', { fields: { [name]: problem } }) : error;
  }
}
