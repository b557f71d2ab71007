import { flameMark } from './flame-mark.ts';
import type { Drawing, Layout } from './layout.ts';
import type { PosterSubject } from './poster-subject.ts';
import { escapeXml, textBlock } from './svg-text.ts';

const width = 1200;
const height = 630;
const edge = 60;
const pictureWidth = 470;

/**
 * Lays it wide, for link previews: what it is about beside the picture, and the code that proves
 * it.
 */
export function layCard(subject: PosterSubject, { say, colours, t }: Drawing): Layout {
  const picture = {
    left: width - pictureWidth - edge,
    top: edge,
    width: pictureWidth,
    height: height - 2 * edge,
  };
  const textWidth = width - pictureWidth - 3 * edge;
  const title = textBlock(
    { text: say(subject.title), x: edge, y: 190, size: 52, maxEms: textWidth / 52, maxLines: 4 },
    { fill: colours.ink, weight: 700, leading: 1.3 },
  );
  const about = textBlock(
    { text: say(subject.about), x: edge, y: title.nextY + 6, size: 28, maxEms: 21, maxLines: 2 },
    { fill: colours.flame },
  );
  const svg = [
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<svg x="${edge}" y="46" width="56" height="56" viewBox="0 0 26 26">${flameMark}</svg>`,
    `<text x="${edge + 70}" y="88" font-size="32" font-weight="700" fill="${colours.ink}">${escapeXml(say(t.head))}</text>`,
    `<rect x="${picture.left}" y="${picture.top}" width="${picture.width}" height="${picture.height}" rx="20" fill="${colours.glow}"/>`,
    title.svg,
    about.svg,
    `<text x="${edge}" y="${height - edge}" font-size="28" fill="${colours.soft}">${escapeXml(say(t.code(subject.code)))}</text>`,
  ].join('');
  return { width, height, svg, picture };
}
