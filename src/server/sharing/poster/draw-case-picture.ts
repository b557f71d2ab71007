import { loadSharp } from '#src/server/media/load-sharp.ts';
import type { PosterTemplate } from '#src/shared/sharing/pictures/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { layCard } from './lay-card.ts';
import { layPoster } from './lay-poster.ts';
import type { Layout } from './layout.ts';
import type { PosterSubject } from './poster-subject.ts';
import { colours, renderSvg, sayWith } from './render-svg.ts';

const mostCoverPixels = 50_000_000;

type Drawn = {
  template: PosterTemplate;
  subject: PosterSubject;
  cover: Buffer | undefined;
  chinese: boolean;
};

/** Draws the picture as PNG. */
export async function drawCasePicture({
  template,
  subject,
  cover,
  chinese,
}: Drawn): Promise<Uint8Array> {
  const lay = template === 'card' ? layCard : layPoster;
  const { poster: t } = textsOf(subject.language).sharing;
  const layout = lay(subject, { say: sayWith(chinese), colours, t });
  const { left, top } = layout.picture;
  const cut = await cutCover(cover, layout.picture);
  return renderSvg(layout, cut ? [{ input: cut, left, top }] : []);
}

/** A picture that cannot be read leaves the warm ground behind it to be seen. */
async function cutCover(cover: Buffer | undefined, { width, height }: Layout['picture']) {
  if (!cover) return undefined;
  const sharp = await loadSharp();
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="20"/></svg>`,
  );
  return sharp(cover, { limitInputPixels: mostCoverPixels })
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => undefined);
}
