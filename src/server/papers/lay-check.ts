import { qrPath } from '#src/server/sharing/poster/qr-code.ts';
import { colours } from '#src/server/sharing/poster/render-svg.ts';
import { textBlock } from '#src/server/sharing/poster/svg-text.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { printCode } from '#src/shared/sharing/check-code.ts';
import { textsOf } from '#src/texts/texts.ts';

const qrSize = 176;

type Checked = {
  number: string;
  checkCode: string;
  /** This says what the code leads to. */
  words: string;
  link: string;
  language: Locale;
  say(text: string): string;
  edge: number;
  height: number;
};

/** Lays at the foot of a picture the code to the page that checks it, its number and check code. */
export function layCheck({ language, say, edge, height, ...paper }: Checked): string {
  const { papers: t } = textsOf(language);
  const top = height - qrSize - edge;
  const { path, size } = qrPath(paper.link);
  const x = edge + qrSize + 28;
  const lines = [
    paper.words,
    `${t.number} ${paper.number}`,
    `${t.code} ${printCode(paper.checkCode)}`,
  ];
  let y = top + 30;
  const said = lines.map((text) => {
    const block = textBlock(
      { text: say(text), x, y, size: 22, maxEms: 17.5, maxLines: 3 },
      { fill: colours.soft },
    );
    y = block.nextY + 6;
    return block.svg;
  });
  return [
    `<svg x="${edge}" y="${top}" width="${qrSize}" height="${qrSize}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`,
    ...said,
  ].join('');
}
