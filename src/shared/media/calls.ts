import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { flag, noInput, publicId, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { imagePurposes } from './purposes.ts';

/** Files may be these; the server looks into them whatever their name says. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const;

const purpose = v.picklist(imagePurposes, say('unknown'));
/** Is everything covered that names a person? A paper without it stays with staff. */
const redacted = v.optional(flag, '0');

const uploadedImage = v.object({
  imageId: publicId,
  /**
   * This is one is small and one 1080 wide. A private picture has the same address twice, for its
   * owner only.
   */
  url: v.string(),
  largeUrl: v.string(),
  /** Both are of the small one. */
  width: v.number(),
  height: v.number(),
});
export type UploadedImage = v.InferOutput<typeof uploadedImage>;

export const getImageUploadMode = defineCall({
  path: '/api/cf/v4/media/get-image-upload-mode',
  method: 'GET',
  access: 'open',
  summary: 'Whether pictures go to this server or straight to its object store, and what is taken',
  input: noInput,
  output: v.object({
    mode: v.picklist(['local', 'cos']),
    maxBytes: v.number(),
    accept: v.string(),
  }),
  coalesce: true,
});

export const imageUpload = defineCall({
  path: '/api/cf/v4/media/upload',
  body: 'multipart',
  access: 'login',
  summary: 'Keeps a picture: checked, stripped and drawn again in two sizes',
  input: v.strictObject({ file: v.instance(Blob, say('required')), purpose, redacted }),
  output: uploadedImage,
  errors: ['tooManyUploads', 'unavailable'],
  budgetPerMinute: 40,
});

export const cosSignature = defineCall({
  path: '/api/cf/v4/media/cos-signature',
  access: 'login',
  summary: 'Where and with which headers to put a picture straight into the object store',
  input: v.strictObject({
    purpose,
    redacted,
    contentType: v.picklist(pictureTypes, say('picture')),
    size: wholeNumber(1, 100_000_000),
  }),
  output: v.object({
    uploadId: v.string(),
    url: v.string(),
    headers: v.record(v.string(), v.string()),
  }),
  errors: ['notFound', 'tooManyUploads'],
  budgetPerMinute: 40,
});

export const cosDone = defineCall({
  path: '/api/cf/v4/media/cos-done',
  access: 'login',
  summary: 'Fetches a picture that was put into the object store, and keeps it as an upload',
  input: v.strictObject({ uploadId: v.pipe(v.string(), v.maxLength(400, say('unknown'))) }),
  output: uploadedImage,
  errors: ['notFound', 'tooManyUploads', 'unavailable'],
  budgetPerMinute: 40,
});

export const ownImage = defineCall({
  path: '/api/cf/v4/media/own-image',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: "One of the viewer's own pictures, private ones too",
  input: v.strictObject({ imageId: publicId }),
  output: bytesOutput,
  errors: ['notFound'],
  budgetPerMinute: 300,
});

export const mediaCalls = [getImageUploadMode, imageUpload, cosSignature, cosDone, ownImage];
