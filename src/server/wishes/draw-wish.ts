import type { Services } from '#src/server/services.ts';
import { canDrawChinese } from '#src/server/sharing/poster/chinese-font.ts';
import { flameMark } from '#src/server/sharing/poster/flame-mark.ts';
import { keepDrawing } from '#src/server/sharing/poster/keep-drawing.ts';
import { qrPath } from '#src/server/sharing/poster/qr-code.ts';
import { colours, renderSvg, sayWith } from '#src/server/sharing/poster/render-svg.ts';
import { linesOf, textBlock } from '#src/server/sharing/poster/svg-text.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { wishPoster } from '#src/shared/wishes/calls.ts';
import type { WishView } from '#src/shared/wishes/wish-view.ts';
import { type Texts, textsOf } from '#src/texts/texts.ts';
import { findWish } from './find-wishes.ts';

/** It goes up when the drawing changes, so that pictures kept from before are not shown. */
const drawingVersion = 1;
const width = 750;
const height = 1000;
const edge = 64;
const qrSize = 200;
const sheet = { top: 160, bottom: 686 };
const textSize = 52;
const leading = 1.5;

/**
 * Draws a wish as a picture: its words large, whose it is where they chose so, and the code to it.
 */
export async function drawWish(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  { wishId, language }: CallParsed<typeof wishPoster>,
): Promise<CallAnswer<typeof wishPoster>> {
  const { wishes: t } = textsOf(language);
  const wish = await findWish(db, { wishId, locale: language });
  if (!wish) throw new Problem('notFound');
  const chinese = await canDrawChinese(log);
  const shown = { t, wish, link: linkOf(config, wishId, language), say: sayWith(chinese) };
  const shows = ['wish', drawingVersion, chinese, language, wish, shown.link];
  const draw = () => renderSvg({ width, height, svg: layWish(shown) });
  return keepDrawing({ config }, { shows, draw });
}

function linkOf({ publicOrigin }: Services['config'], wishId: string, locale: Locale): string {
  return publicOrigin + linkTo('wishingTree', { query: { wishId }, locale });
}

type Shown = { t: Texts['wishes']; wish: WishView; link: string; say(text: string): string };

function layWish({ t, wish, link, say }: Shown): string {
  const said = say(wish.content);
  const measure = { maxEms: 11.4, maxLines: 6 };
  const lines = linesOf(said, measure).length;
  // It stands in the middle of its sheet, whether it is one line or six.
  const first = (sheet.top + sheet.bottom) / 2 - ((lines + 1) * textSize * leading) / 2 + textSize;
  const words = textBlock(
    { ...measure, text: said, x: edge, y: first, size: textSize },
    { fill: colours.ink, weight: 700, leading },
  );
  const by = textBlock(
    { text: say(t.by(wish.nickname)), x: edge, y: words.nextY, size: 28, maxEms: 21, maxLines: 1 },
    { fill: colours.soft },
  );
  const { path, size } = qrPath(link);
  const top = height - qrSize - edge;
  const scan = textBlock(
    { text: say(t.scan), x: edge + qrSize + 40, y: top + 60, size: 28, maxEms: 13, maxLines: 3 },
    { fill: colours.ink },
  );
  const head = textBlock(
    { text: say(t.title), x: edge + 92, y: 106, size: 36, maxEms: 15, maxLines: 1 },
    { fill: colours.ink, weight: 700 },
  );
  return [
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect x="32" y="${sheet.top}" width="${width - 64}" height="${sheet.bottom - sheet.top}" rx="28" fill="${colours.glow}"/>`,
    `<svg x="${edge}" y="56" width="72" height="72" viewBox="0 0 26 26">${flameMark}</svg>`,
    head.svg,
    words.svg,
    by.svg,
    `<svg x="${edge}" y="${top}" width="${qrSize}" height="${qrSize}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`,
    scan.svg,
  ].join('');
}
