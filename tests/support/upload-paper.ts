import { imageUpload } from '#src/shared/media/calls.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { unlikeAnyOther } from './test-photos.ts';

/** Uploads a photo to a running server, as nobody covered anything in it; answers its id. */
export async function uploadPaper(
  origin: string,
  token: string,
  purpose: ImagePurpose = 'identity',
): Promise<string> {
  const body = new FormData();
  body.set('purpose', purpose);
  body.set('redacted', '0');
  const picture = new Uint8Array(await unlikeAnyOther());
  body.set('file', new File([picture], 'photo.jpg', { type: 'image/jpeg' }));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(origin + imageUpload.path, { method: 'POST', headers, body });
  return ((await response.json()) as { data: { imageId: string } }).data.imageId;
}
