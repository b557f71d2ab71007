import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import * as calls from '#src/shared/media/calls.ts';
import { closeDirectUpload, openDirectUpload } from './direct-upload.ts';
import { keepImage } from './keep-image.ts';
import { originalType } from './open-original.ts';
import { openOwnImage } from './open-own-image.ts';
import { uploadedImageOf } from './uploaded-image-of.ts';

export const handledImageUpload = handle(
  calls.imageUpload,
  async ({ file, purpose, redacted }, context) => {
    const { userId } = viewerOf(context);
    if (file.size > context.services.config.maxUploadBytes)
      throw new Problem('inputInvalid', { fields: { file: 'pictureTooLarge' } });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const image = { userId, purpose, redacted, bytes };
    return uploadedImageOf(await keepImage(context.services, image, context.now));
  },
);

export const mediaRoutes: readonly HandledCall[] = [
  handle(calls.getImageUploadMode, async (_input, { services: { config, media } }) => ({
    mode: media.incoming ? ('cos' as const) : ('local' as const),
    maxBytes: config.maxUploadBytes,
    accept: calls.pictureTypes.join(','),
  })),
  handledImageUpload,
  handle(calls.cosSignature, (input, context) => {
    const { userId } = viewerOf(context);
    return openDirectUpload(context.services, { ...input, userId }, context.now);
  }),
  handle(calls.cosDone, async ({ uploadId }, context) => {
    const { userId } = viewerOf(context);
    const { services, now } = context;
    return uploadedImageOf(await closeDirectUpload(services, { uploadId, userId }, now));
  }),
  handle(calls.ownImage, async ({ imageId }, context) => {
    const { userId } = viewerOf(context);
    const { services } = context;
    const bytes = await openOwnImage(services, { imageId, userId });
    return { type: originalType, bytes, isPrivate: true };
  }),
];
