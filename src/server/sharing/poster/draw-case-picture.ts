import { loadSharp } from '#src/server/media/load-sharp.ts';
import type { PosterTemplate } from '#src/shared/sharing/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { fontFamily } from './chinese-font.ts';
import { layCard } from './lay-card.ts';
import { layPoster } from './lay-poster.ts';
import type { PosterSubject } from './poster-subject.ts';

/** A drawing as SVG, and the box in it that the case's picture fills. */
export type Layout = {
  width: number;
  height: number;
  svg: string;
  picture: { left: number; top: number; width: number; height: number };
};

export type Colours = Record<'ground' | 'ink' | 'soft' | 'flame' | 'glow' | 'sheet', string>;
/** The light colours of the pages: a picture is the same day and night. */
const colours: Colours = {
  ground: '#fbf7f1',
  sheet: '#fffdfa',
  ink: '#2b2320',
  soft: '#6a5d54',
  flame: '#b4431f',
  glow: '#f9e3d0',
};

const hasHan = /\p{Script=Han}/u;
const mostCoverPixels = 50_000_000;

type Drawn = {
  template: PosterTemplate;
  subject: PosterSubject;
  cover: Buffer | undefined;
  chinese: boolean;
};

/** The picture as PNG. Without a Chinese font, Chinese words are left out rather than drawn as boxes. */
export async function drawCasePicture({
  template,
  subject,
  cover,
  chinese,
}: Drawn): Promise<Uint8Array> {
  const say = (text: string) => (chinese || !hasHan.test(text) ? text : '');
  const lay = template === 'card' ? layCard : layPoster;
  const layout = lay(subject, { say, colours, t: textsOf(subject.language).sharing.poster });
  const { width, height, svg, picture } = layout;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="${fontFamily}">${svg}</svg>`;
  const sharp = await loadSharp();
  const cut = await cutCover(cover, picture);
  return new Uint8Array(
    await sharp(Buffer.from(drawing))
      .composite(cut ? [{ input: cut, left: picture.left, top: picture.top }] : [])
      .flatten({ background: colours.ground })
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toBuffer(),
  );
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
