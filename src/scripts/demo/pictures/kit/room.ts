import { skyline } from './houses.ts';
import { brushed, ridge, sky, weather } from './land.ts';
import {
  type Box,
  curve,
  cutOut,
  d,
  darker,
  dot,
  glow,
  lighter,
  mix,
  poly,
  rect,
  shape,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';
import { tree, treeKind } from './trees.ts';

/** Wall and floor, the floor starting at `line`. */
export function walls({ dice, palette }: Stage, line: number): string {
  const skirting = rect([-60, line - 18, 1320, 18], darker(palette.wallShade, 0.06));
  const lower = dice.chance(0.5) ? rect([-60, line - 190, 1320, 172], palette.wallShade) : '';
  let boards = '';
  if (dice.chance(0.5)) {
    for (let x = -300; x < 1500; x += 150)
      boards += d`M${x + (x - 600) * 0.1} ${line}L${x + (x - 600) * 0.5} 980`;
  } else {
    boards = d`M-60 ${line + 70}H1260M-60 ${line + 170}H1260`;
  }
  return (
    rect([-60, -60, 1320, line + 60], palette.wall) +
    brushed(dice, [0, 40, 1200, line - 240], lighter(palette.wall, 0.4)) +
    lower +
    skirting +
    rect([-60, line, 1320, 960 - line], palette.floor) +
    stroke(boards, { colour: palette.floorShade, width: 4, opacity: 0.7 }) +
    brushed(dice, [0, line + 20, 1200, 860 - line], lighter(palette.floor, 0.3))
  );
}

/** What is seen through a window: town, hills, trees, by the weather of the picture. */
function outside(stage: Stage): string {
  const { dice, palette } = stage;
  const low = 620;
  const hills =
    ridge(dice, { y: 560, swing: 60, colour: palette.far }) +
    ridge(dice, { y: 680, swing: 50, colour: palette.mid });
  const trees = [dice.between(120, 420), dice.between(700, 1060)]
    .map((x) => tree(stage, treeKind(stage), { x, y: 900, height: dice.between(420, 640) }))
    .join('');
  const town = dice.chance(0.4) ? skyline(stage, 740) : hills;
  return (
    sky(stage, { low }) +
    town +
    ridge(dice, { y: 800, swing: 30, colour: palette.near }) +
    trees +
    weather(stage)
  );
}

interface WindowPlan {
  box: Box;
  curtains?: boolean;
  bars?: number;
}

/** A window with its frame, sill and perhaps curtains. */
export function windowOn(stage: Stage, { box, curtains = false, bars = 1 }: WindowPlan): string {
  const { dice, palette } = stage;
  const [x, y, w, h] = box;
  const frame = mix(palette.linen, palette.wood, dice.pick([0.06, 0.55, 0.9]));
  const view = cutOut(
    box,
    w > h ? [0, 100, 1200, (1200 * h) / w] : [300, 100, (800 * w) / h, 800],
    outside(stage),
  );
  let cross = d`M${x} ${y + h * 0.34}h${w}`;
  for (let at = 1; at <= bars; at += 1) cross += d`M${x + (w * at) / (bars + 1)} ${y}v${h}`;
  const cloth = dice.pick(palette.accents);
  return (
    view +
    stroke(cross, { colour: frame, width: 11 }) +
    stroke(d`M${x} ${y}h${w}v${h}h${-w}Z`, { colour: frame, width: 20 }) +
    stroke(d`M${x + 11} ${y + h - 10}V${y + 11}H${x + w - 11}`, {
      colour: darker(frame, 0.35),
      width: 3,
      opacity: 0.5,
    }) +
    rect([x - 28, y + h + 6, w + 56, 22], frame, { round: 5 }) +
    rect([x - 22, y + h + 28, w + 44, 9], darker(palette.wallShade, 0.18)) +
    (curtains
      ? curtain(stage, box, [cloth, -1]) +
        curtain(stage, box, [cloth, 1]) +
        stroke(d`M${x - 70} ${y - 34}h${w + 140}`, { colour: palette.woodDark, width: 11 })
      : '')
  );
}

function curtain(
  { dice, palette }: Stage,
  [x, y, w, h]: Box,
  [cloth, side]: [string, number],
): string {
  const [edge, wide] = [side < 0 ? x - 52 : x + w + 52, dice.between(0.16, 0.24) * w + 40];
  const into = -side;
  const [top, low] = [y - 32, y + h + dice.between(40, 90)];
  const colour = mix(cloth, palette.wall, 0.35);
  const inner = (at: number) => edge + into * wide * at;
  const folds = [0.25, 0.5, 0.75].map(
    (at) =>
      d`M${inner(at)} ${top + 8}Q${inner(at * 0.8)} ${(top + low) / 2} ${inner(at * 0.86)} ${low - 6}`,
  );
  return (
    shape(
      d`M${edge} ${top}H${inner(1)}Q${inner(0.82)} ${(top + low) / 2} ${inner(0.9)} ${low}Q${inner(0.4)} ${low + 14} ${edge} ${low}Z`,
      colour,
    ) + stroke(folds.join(''), { colour: darker(colour, 0.18), width: 5, opacity: 0.75 })
  );
}

/** Daylight lying on floor or wall as pale panes. */
export function lightPatch({ palette }: Stage, x: number, [y, size]: [number, number]): string {
  const pane = (at: number) =>
    poly(
      through`
      ${x + at * size} ${y}, ${x + (at + 0.85) * size} ${y},
      ${x + (at + 0.45) * size} ${y + size * 0.9}, ${x + (at - 0.4) * size} ${y + size * 0.9}`,
      palette.glow,
      0.32,
    );
  return pane(0) + pane(1);
}

/** A hanging lamp and its circle of light. */
export function hangingLamp({ dice, palette }: Stage, x: number, y: number): string {
  const shade = darker(dice.pick(palette.accents), 0.14);
  const form = dice.pick(['bell', 'ball', 'cone']);
  const body =
    form === 'ball'
      ? dot(x, y, [52, mix(palette.glow, shade, 0.25)])
      : form === 'cone'
        ? poly(
            through`
      ${x - 22} ${y - 48}, ${x + 22} ${y - 48}, ${x + 84} ${y + 26}, ${x - 84} ${y + 26}`,
            shade,
          )
        : shape(
            d`M${x - 80} ${y + 28}C${x - 76} ${y - 40} ${x - 30} ${y - 52} ${x} ${y - 52}C${x + 30} ${y - 52} ${x + 76} ${y - 40} ${x + 80} ${y + 28}Z`,
            shade,
          );
  return (
    stroke(d`M${x} -60V${y - 48}`, { colour: palette.woodDark, width: 5 }) +
    (form === 'ball' ? '' : dot(x, y + 26, [28, lighter(palette.glow, 0.4)])) +
    body +
    glow(x, y + 40, [330, palette.glow, palette.mood === 'evening' ? 0.75 : 0.45])
  );
}

/** A framed little picture, or a calendar of plain marks, to fill a wall. */
export function wallPiece({ dice, palette }: Stage, x: number, y: number): string {
  const [wide, tall] = dice.pick([
    [110, 140],
    [150, 110],
    [120, 120],
  ] as const);
  const back = mix(palette.linen, palette.wall, 0.2);
  const hill = curve(
    through`
      ${x + 10} ${y + tall * 0.7}, ${x + wide * 0.35} ${y + tall * 0.45},
      ${x + wide * 0.65} ${y + tall * 0.62}, ${x + wide - 10} ${y + tall * 0.5}`,
    false,
  );
  return (
    rect([x + 6, y + 7, wide, tall], darker(palette.wall, 0.2), { opacity: 0.5 }) +
    rect([x, y, wide, tall], palette.wood) +
    rect([x + 9, y + 9, wide - 18, tall - 18], back) +
    shape(`${hill}V${y + tall - 9}H${x + 10}Z`, dice.pick(palette.accents)) +
    dot(x + wide * dice.between(0.3, 0.7), y + tall * 0.34, [13, dice.pick(palette.accents)])
  );
}
