import { layCheck } from '#src/server/papers/lay-check.ts';
import type { Services } from '#src/server/services.ts';
import { canDrawChinese } from '#src/server/sharing/poster/chinese-font.ts';
import { flameMark } from '#src/server/sharing/poster/flame-mark.ts';
import { keepDrawing } from '#src/server/sharing/poster/keep-drawing.ts';
import { colours, renderSvg, sayWith } from '#src/server/sharing/poster/render-svg.ts';
import { textBlock } from '#src/server/sharing/poster/svg-text.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { certificatePicture } from '#src/shared/papers/certificates/calls.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { type AskedCertificate, findHolding, type HoldingCertificate } from './find-holding.ts';

/** It goes up when the drawing changes, so that pictures kept from before are not shown. */
const drawingVersion = 1;
const width = 750;
const height = 1000;
const edge = 72;

/**
 * Draws a certificate as a picture. A gift that went back has none, whatever was drawn before.
 */
export async function drawCertificate(
  services: Pick<Services, 'db' | 'keys' | 'config' | 'log'>,
  asked: AskedCertificate,
): Promise<CallAnswer<typeof certificatePicture>> {
  const { config, log } = services;
  const holds = await findHolding(services, asked);
  const shown = { ...holds, chinese: await canDrawChinese(log) };
  const draw = () => renderSvg({ width, height, svg: layCertificate(shown) });
  const shows = ['certificate', drawingVersion, shown];
  return { ...(await keepDrawing({ config }, { shows, draw })), isPrivate: true };
}

type Shown = HoldingCertificate & { chinese: boolean };

function layCertificate({ certificate, language, link, chinese }: Shown): string {
  const { papers: t } = textsOf(language);
  const say = sayWith(chinese);
  const { name, amountInFen, caseTitle, paidAt } = certificate;
  const column = { x: edge, maxEms: (width - 2 * edge) / 34, maxLines: 4, size: 34 };
  const amount = amountInFen === null ? undefined : yuan(amountInFen, language);
  const head = textBlock(
    { ...column, text: say(t.certificateTitle), y: 250, size: 52, maxEms: 14, maxLines: 1 },
    { fill: colours.flame, weight: 700 },
  );
  const whose = textBlock(
    { ...column, text: say(name), y: 350, size: 44, maxEms: 13, maxLines: 1 },
    { fill: colours.ink, weight: 700 },
  );
  const words = textBlock(
    {
      ...column,
      text: say(t.certificateWords(dateText(paidAt, language), caseTitle, amount)),
      y: 430,
    },
    { fill: colours.ink, leading: 1.6 },
  );
  const thanks = textBlock(
    { ...column, text: say(t.certificateThanks), y: words.nextY + 20, maxLines: 2 },
    { fill: colours.soft, leading: 1.6 },
  );
  return [
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect x="28" y="28" width="${width - 56}" height="${height - 56}" rx="24" fill="${colours.sheet}" stroke="${colours.glow}" stroke-width="8"/>`,
    `<svg x="${edge}" y="88" width="84" height="84" viewBox="0 0 26 26">${flameMark}</svg>`,
    ...[head.svg, whose.svg, words.svg, thanks.svg],
    layCheck({ ...certificate, words: t.certificateCheck, link, language, say, edge, height }),
  ].join('');
}
