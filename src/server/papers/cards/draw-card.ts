import type { Services } from '#src/server/services.ts';
import { canDrawChinese } from '#src/server/sharing/poster/chinese-font.ts';
import { flameMark } from '#src/server/sharing/poster/flame-mark.ts';
import { keepDrawing } from '#src/server/sharing/poster/keep-drawing.ts';
import { colours, renderSvg, sayWith } from '#src/server/sharing/poster/render-svg.ts';
import { textBlock } from '#src/server/sharing/poster/svg-text.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { giftCardPicture } from '#src/shared/papers/cards/calls.ts';
import type { CardView } from '#src/shared/papers/cards/card-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findCard } from './find-card.ts';

/** It goes up when the drawing changes, so that pictures kept from before are not shown. */
const drawingVersion = 1;
const width = 750;
const height = 900;
const edge = 72;

/** Draws a card as a picture; of a gift that went back there is none, whatever was drawn before. */
export async function drawCard(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  { cardId, language }: { cardId: string; language: Locale },
): Promise<CallAnswer<typeof giftCardPicture>> {
  const card = await findCard(db, { cardId, locale: language });
  if (!card) throw new Problem('notFound');
  const shown = { card, language, chinese: await canDrawChinese(log) };
  const draw = () => renderSvg({ width, height, svg: layCard(shown) });
  const shows = ['gift-card', drawingVersion, shown];
  return { ...(await keepDrawing({ config }, { shows, draw })), isPrivate: true };
}

type Shown = { card: CardView; language: Locale; chinese: boolean };

function layCard({ card, language, chinese }: Shown): string {
  const { cards: t } = textsOf(language);
  const say = sayWith(chinese);
  const column = { x: edge, maxEms: (width - 2 * edge) / 34, maxLines: 5, size: 34 };
  const head = textBlock(
    { ...column, text: say(t.heads[card.kind]), y: 240, size: 32, maxLines: 1 },
    { fill: colours.soft },
  );
  const whose = textBlock(
    { ...column, text: say(card.name), y: 320, size: 60, maxEms: 10, maxLines: 2 },
    { fill: colours.ink, weight: 700 },
  );
  const words = textBlock(
    { ...column, text: say(card.words), y: whose.nextY + 40 },
    { fill: colours.ink, leading: 1.6 },
  );
  const from = card.fromName || t.someone;
  const given = t.given(from, dateText(card.paidAt, language), card.caseTitle);
  const foot = textBlock(
    { ...column, text: say(given), y: height - 190, size: 28, maxEms: 21, maxLines: 3 },
    { fill: colours.soft, leading: 1.5 },
  );
  return [
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect x="28" y="28" width="${width - 56}" height="${height - 56}" rx="24" fill="${colours.sheet}" stroke="${colours.glow}" stroke-width="8"/>`,
    `<svg x="${edge}" y="88" width="84" height="84" viewBox="0 0 26 26">${flameMark}</svg>`,
    ...[head.svg, whose.svg, words.svg, foot.svg],
  ].join('');
}
