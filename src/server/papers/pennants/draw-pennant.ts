import { layCheck } from '#src/server/papers/lay-check.ts';
import type { Services } from '#src/server/services.ts';
import { canDrawChinese } from '#src/server/sharing/poster/chinese-font.ts';
import { keepDrawing } from '#src/server/sharing/poster/keep-drawing.ts';
import { colours, renderSvg, sayWith } from '#src/server/sharing/poster/render-svg.ts';
import { linesOf, textBlock } from '#src/server/sharing/poster/svg-text.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { pennantPicture } from '#src/shared/papers/pennants/calls.ts';
import type { PennantView } from '#src/shared/papers/pennants/pennant-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findPennant } from './find-pennants.ts';

/** It goes up when the drawing changes, so that pictures kept from before are not shown. */
const drawingVersion = 1;
const width = 750;
const height = 1000;
const edge = 72;
const cloth = { left: 96, top: 72, right: 654, bottom: 650, point: 720 };
const gold = '#f3d9a4';
const leading = 1.5;

type Asked = { pennantId: string; userId: string; language: Locale };

/**
 * Draws a pennant as a picture for who received it. A void one has none, whatever was drawn before.
 */
export async function drawPennant(
  { db, keys, config, log }: Pick<Services, 'db' | 'keys' | 'config' | 'log'>,
  { pennantId, userId, language }: Asked,
): Promise<CallAnswer<typeof pennantPicture>> {
  const asked = { pennantId, userId, side: 'received', locale: language } as const;
  const pennant = await findPennant({ db, keys }, asked);
  if (pennant?.state !== 'live') throw new Problem('notFound');
  const { number, checkCode: code } = pennant;
  const check = linkTo('checkPaper', { query: { number, code }, locale: language });
  const chinese = await canDrawChinese(log);
  const shown = { pennant, language, link: config.publicOrigin + check, chinese };
  const draw = () => renderSvg({ width, height, svg: layPennant(shown) });
  const shows = ['pennant', drawingVersion, shown];
  return { ...(await keepDrawing({ config }, { shows, draw })), isPrivate: true };
}

type Shown = { pennant: PennantView; language: Locale; link: string; chinese: boolean };

function layPennant({ pennant, language, link, chinese }: Shown): string {
  const { pennants: t } = textsOf(language);
  const say = sayWith(chinese);
  const { left, top, right, bottom, point } = cloth;
  const middle = (left + right) / 2;
  const shape = `M${left} ${top}H${right}V${bottom}L${middle} ${point}L${left} ${bottom}Z`;
  return [
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect x="${left - 28}" y="${top - 14}" width="${right - left + 56}" height="18" rx="9" fill="${gold}"/>`,
    `<path d="${shape}" fill="${colours.flame}" stroke="${gold}" stroke-width="8" stroke-linejoin="round"/>`,
    layWords({ pennant, language, say }),
    layCheck({ ...pennant, words: t.check, link, language, say, edge, height }),
  ].join('');
}

type Said = { pennant: PennantView; language: Locale; say(text: string): string };

function layWords({ pennant, language, say }: Said): string {
  const { pennants: t } = textsOf(language);
  const { kind, toName, fromName, createdAt, venueName } = pennant;
  const column = { x: cloth.left + 48, maxLines: 1 };
  const pale = { fill: gold };
  const to = { ...column, text: say(t.to(toName)), y: 160, size: 36, maxEms: 12.5 };
  const large = { size: 54, maxEms: 8.4, maxLines: 5 };
  const text = say(pennant.words || t.visitWords(venueName ?? ''));
  const lines = linesOf(text, large).length;
  const first = 345 - ((lines - 1) * large.size * leading) / 2 + large.size / 2;
  const from = fromName === null ? t.platform : fromName;
  const by = { ...column, text: say(t.from(from)), y: 575, size: 30, maxEms: 15 };
  const day = `${t.kinds[kind]} · ${dateText(createdAt, language)}`;
  return [
    textBlock(to, pale),
    textBlock({ ...column, ...large, text, y: first }, { fill: '#fff', weight: 700, leading }),
    textBlock(by, pale),
    textBlock({ ...column, text: say(day), y: 620, size: 22, maxEms: 20 }, pale),
  ]
    .map(({ svg }) => svg)
    .join('');
}
