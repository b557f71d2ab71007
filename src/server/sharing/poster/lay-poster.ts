import { flameMark } from './flame-mark.ts';
import type { Drawing, Layout } from './layout.ts';
import type { PosterSubject } from './poster-subject.ts';
import { qrPath } from './qr-code.ts';
import type { Colours } from './render-svg.ts';
import { escapeXml, textBlock } from './svg-text.ts';

const width = 750;
const height = 1334;
const edge = 48;
const inner = width - 2 * edge;
const qrSize = 216;
const footTop = height - qrSize - edge - 40;
const storyLeading = 1.6;

/**
 * Lays it tall, for a phone's screen: who it is, their own words, and the way to read all of it.
 */
export function layPoster(subject: PosterSubject, { say, colours, t }: Drawing): Layout {
  const picture = { left: edge, top: 132, width: inner, height: 436 };
  const column = { x: edge, maxEms: inner / 46, maxLines: 3, size: 46, y: 648 };
  const title = textBlock(
    { ...column, text: say(subject.title) },
    { fill: colours.ink, weight: 700, leading: 1.3 },
  );
  const about = textBlock(
    { ...column, text: say(subject.about), y: title.nextY, size: 26, maxEms: 25, maxLines: 1 },
    { fill: colours.flame },
  );
  const excerpt = textBlock(
    {
      ...column,
      text: say(subject.excerpt),
      y: about.nextY + 14,
      size: 28,
      maxEms: 23,
      maxLines: linesAbove(footTop, { y: about.nextY + 14, step: 28 * storyLeading }),
    },
    { fill: colours.ink, leading: storyLeading },
  );
  const svg = [
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<svg x="${edge}" y="38" width="64" height="64" viewBox="0 0 26 26">${flameMark}</svg>`,
    headline({ x: edge + 80, y: 84, text: say(t.head) }, colours),
    `<rect x="${picture.left}" y="${picture.top}" width="${picture.width}" height="${picture.height}" rx="20" fill="${colours.glow}"/>`,
    title.svg,
    about.svg,
    excerpt.svg,
    foot(subject, { say, colours, t }),
  ].join('');
  return { width, height, svg, picture };
}

/** Counts the lines that end above a box, from a baseline on. */
function linesAbove(box: number, { y, step }: { y: number; step: number }): number {
  return Math.floor((box - edge - y) / step) + 1;
}

function headline({ x, y, text }: { x: number; y: number; text: string }, { ink }: Colours) {
  return `<text x="${x}" y="${y}" font-size="34" font-weight="700" fill="${ink}">${escapeXml(text)}</text>`;
}

function foot({ url, code, host }: PosterSubject, { say, colours, t }: Drawing): string {
  const { path, size } = qrPath(url);
  const x = edge + qrSize + 52;
  const lines = { x, maxEms: 13, size: 28 };
  const scan = textBlock(
    { ...lines, text: say(t.scan), y: footTop + 44, maxLines: 2 },
    { fill: colours.ink, weight: 700 },
  );
  const check = textBlock(
    { ...lines, text: say(t.check(host)), y: footTop + 178, size: 22, maxEms: 18, maxLines: 3 },
    { fill: colours.soft },
  );
  return [
    `<rect x="${edge - 20}" y="${footTop - 20}" width="${inner + 40}" height="${qrSize + 40}" rx="20" fill="${colours.sheet}"/>`,
    `<svg x="${edge}" y="${footTop}" width="${qrSize}" height="${qrSize}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`,
    scan.svg,
    `<text x="${x}" y="${footTop + 132}" font-size="36" font-weight="700" fill="${colours.flame}">${escapeXml(code)}</text>`,
    check.svg,
  ].join('');
}
