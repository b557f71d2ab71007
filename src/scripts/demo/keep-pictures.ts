import { keepImage } from '#src/server/media/keep-image.ts';
import type { KeptImage } from '#src/server/media/kept-image.ts';
import type { Services } from '#src/server/services.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { openDrawing } from './open-drawing.ts';

type Sent = {
  userId: string;
  purpose: ImagePurpose;
  files: readonly string[];
  isCovered?: boolean | undefined;
  /** Makes a file of its own out of a drawing that others send, too. */
  mark?: string;
  now: number;
};

/** Papers are many and drawn plainly: a first start waits for each point of them. */
const paperSide = 640;

/** Keeps drawings of the demo, in their order, as if this person had sent photos of them. */
export function keepPictures(
  services: Services,
  { userId, purpose, files, isCovered = false, mark = '', now }: Sent,
): Promise<KeptImage[]> {
  return Promise.all(
    files.map(async (file) => {
      const drawing = openDrawing(file);
      const photo = (mark ? drawing.resize(paperSide) : drawing).jpeg({ quality: 90 });
      const exif = { IFD0: { ImageDescription: mark } };
      const bytes = await (mark ? photo.withExif(exif) : photo).toBuffer();
      return keepImage(services, { userId, purpose, redacted: isCovered, bytes }, now);
    }),
  );
}
