import { loadSharp } from '#src/server/media/load-sharp.ts';
import { fontFamily } from './chinese-font.ts';

export type Colours = Record<'ground' | 'ink' | 'soft' | 'flame' | 'glow' | 'sheet', string>;
/** The light colours of the pages: a picture is the same day and night. */
export const colours: Colours = {
  ground: '#fbf7f1',
  sheet: '#fffdfa',
  ink: '#2b2320',
  soft: '#6a5d54',
  flame: '#b4431f',
  glow: '#f9e3d0',
};

const hasHan = /\p{Script=Han}/u;

/** Without a Chinese font, Chinese words are left out rather than drawn as boxes. */
export function sayWith(chinese: boolean): (text: string) => string {
  return (text) => (chinese || !hasHan.test(text) ? text : '');
}

type Drawing = { width: number; height: number; svg: string };
type Laid = { input: Buffer; left: number; top: number };

/** Draws the drawing as PNG, with pictures laid over it. */
export async function renderSvg(
  { width, height, svg }: Drawing,
  over: Laid[] = [],
): Promise<Uint8Array> {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="${fontFamily}">${svg}</svg>`;
  const sharp = await loadSharp();
  return new Uint8Array(
    await sharp(Buffer.from(drawing))
      .composite(over)
      .flatten({ background: colours.ground })
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toBuffer(),
  );
}
