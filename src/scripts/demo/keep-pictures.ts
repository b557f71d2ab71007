import { keepImage } from '#src/server/media/keep-image.ts';
import type { KeptImage } from '#src/server/media/kept-image.ts';
import type { Services } from '#src/server/services.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { openDrawing } from './open-drawing.ts';

type Sent = { userId: string; purpose: ImagePurpose; files: readonly string[]; now: number };

/** Keeps drawings of the demo, in their order, as if this person had sent photos of them. */
export function keepPictures(
  services: Services,
  { userId, purpose, files, now }: Sent,
): Promise<KeptImage[]> {
  return Promise.all(
    files.map(async (file) => {
      const bytes = await openDrawing(file).jpeg({ quality: 90 }).toBuffer();
      return keepImage(services, { userId, purpose, redacted: false, bytes }, now);
    }),
  );
}
