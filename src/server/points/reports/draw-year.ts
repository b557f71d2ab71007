import type { Services } from '#src/server/services.ts';
import { canDrawChinese } from '#src/server/sharing/poster/chinese-font.ts';
import { flameMark } from '#src/server/sharing/poster/flame-mark.ts';
import { keepDrawing } from '#src/server/sharing/poster/keep-drawing.ts';
import { colours, renderSvg, sayWith } from '#src/server/sharing/poster/render-svg.ts';
import { textBlock } from '#src/server/sharing/poster/svg-text.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { yearReportPicture } from '#src/shared/points/yearly/calls.ts';
import type { YearReportView } from '#src/shared/points/yearly/year-report-view.ts';
import { textsOf } from '#src/texts/texts.ts';
import { linesOfYear } from '#src/texts/year-lines.ts';

/** It goes up when the drawing changes, so that pictures kept from before are not shown. */
const drawingVersion = 1;
const width = 750;
const height = 1000;
const edge = 72;

type Chosen = { report: YearReportView; language: Locale; withAmount: boolean };

/**
 * Draws a year as a picture to show others: families, love value, and the amount only where chosen.
 */
export async function drawYear(
  { config, log }: Pick<Services, 'config' | 'log'>,
  { report, language, withAmount }: Chosen,
): Promise<CallAnswer<typeof yearReportPicture>> {
  const chinese = await canDrawChinese(log);
  const lines = linesOfYear({ report, language, withAmount });
  const title = textsOf(language).points.yearly.cardTitle(String(report.year));
  const draw = () =>
    renderSvg({ width, height, svg: layYear({ title, lines, chinese, language }) });
  const shows = ['year', drawingVersion, chinese, language, title, lines];
  return { ...(await keepDrawing({ config }, { shows, draw })), isPrivate: true };
}

type Laid = { title: string; lines: readonly string[]; chinese: boolean; language: Locale };

function layYear({ title, lines, chinese, language }: Laid): string {
  const say = sayWith(chinese);
  const column = { x: edge, maxEms: 16, maxLines: 2, size: 38 };
  const head = textBlock(
    { ...column, text: say(title), y: 270, size: 52, maxEms: 11.6 },
    { fill: colours.flame, weight: 700, leading: 1.3 },
  );
  let y = head.nextY + 40;
  const said = lines.map((text) => {
    const block = textBlock({ ...column, text: say(text), y }, { fill: colours.ink, leading: 1.5 });
    y = block.nextY + 24;
    return block.svg;
  });
  const thanks = textBlock(
    { ...column, text: say(textsOf(language).points.yearly.cardThanks), y: 850, size: 30 },
    { fill: colours.soft, leading: 1.5 },
  );
  return [
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect x="28" y="28" width="${width - 56}" height="${height - 56}" rx="24" fill="${colours.sheet}" stroke="${colours.glow}" stroke-width="8"/>`,
    `<svg x="${edge}" y="96" width="84" height="84" viewBox="0 0 26 26">${flameMark}</svg>`,
    ...[head.svg, ...said, thanks.svg],
  ].join('');
}
