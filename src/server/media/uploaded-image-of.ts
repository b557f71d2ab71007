import { addressOf } from '#src/shared/contract/call.ts';
import { ownImage, type UploadedImage } from '#src/shared/media/calls.ts';
import type { KeptImage } from './kept-image.ts';

/**
 * Answers a picture as its owner gets it; a private one at an address that answers its owner only.
 */
export function uploadedImageOf(image: KeptImage): UploadedImage {
  const { imageId, width, height, isPublic } = image;
  const own = addressOf(ownImage, { imageId });
  return {
    imageId,
    url: isPublic ? `/media/${image.path}` : own,
    largeUrl: isPublic ? `/media/${image.largePath}` : own,
    width,
    height,
  };
}
