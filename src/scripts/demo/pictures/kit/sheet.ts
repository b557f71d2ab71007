import { curve, d, dot, group, mix, rect, shape, stroke } from './paint.ts';
import type { Stage } from './palette.ts';

// Everything is drawn around its own middle, then laid on the table.
export const bar = '#33363f';

function seal({ dice, palette }: Stage, x: number, y: number): string {
  const red = mix('#c4553f', palette.wood, 0.15);
  const ring = `${stroke('M0 -58a58 58 0 1 0 .1 0', { colour: red, width: 7, opacity: 0.8 })}${stroke('M0 -40a40 40 0 1 0 .1 0', { colour: red, width: 2.5, opacity: 0.7 })}`;
  const middle = dice.pick([
    'M-24 12L-8 -12L4 4L12 -8L26 12Z',
    'M0 22V-2M0 -2Q-22 -2 -20 -22Q0 -20 0 -2Q0 -20 20 -22Q22 -2 0 -2',
    'M-24 -8q8 -10 16 0t16 0t16 0M-24 10q8 -10 16 0t16 0t16 0',
  ]);
  return group(
    d`translate(${x} ${y}) rotate(${dice.between(-20, 20)})`,
    ring + stroke(middle, { colour: red, width: 7, opacity: 0.75 }),
  );
}

function lines({ dice, palette }: Stage, [from, count, wide]: [number, number, number]): string {
  const grey = mix(palette.ink, '#ffffff', 0.5);
  let text = '';
  let bars = '';
  for (let at = 0; at < count; at += 1) {
    const y = from + at * 26;
    let x = -wide / 2;
    while (x < wide / 2 - 30) {
      const long = Math.min(dice.between(26, 110), wide / 2 - x);
      if (dice.chance(0.2)) bars += d`M${x} ${y - 8}h${long}v16h${-long}Z`;
      else text += d`M${x} ${y}h${long}`;
      x += long + 16;
      if (at === count - 1 && x > 0) break;
    }
  }
  return stroke(text, { colour: grey, width: 5.5, opacity: 0.55 }) + shape(bars, bar);
}

function table({ dice, palette }: Stage, y: number): string {
  const grey = mix(palette.ink, '#ffffff', 0.55);
  const cells = [0, 1, 2, 3]
    .map((row) =>
      [0, 1, 2]
        .map((column) => d`M${-128 + column * 92} ${y + 20 + row * 36}h${dice.between(24, 62)}`)
        .join(''),
    )
    .join('');
  const hidden =
    rect([-128 + dice.whole(0, 2) * 92, y + 12 + dice.whole(0, 3) * 36, 66, 17], bar) +
    rect([-128 + dice.whole(0, 2) * 92, y + 12 + dice.whole(0, 3) * 36, 58, 17], bar);
  return (
    stroke(
      d`M-142 ${y}H142V${y + 146}H-142ZM-142 ${y + 37}H142M-142 ${y + 73}H142M-142 ${y + 109}H142M-52 ${y}V${y + 146}M40 ${y}V${y + 146}`,
      { colour: grey, width: 3, opacity: 0.7 },
    ) +
    stroke(cells, { colour: grey, width: 5, opacity: 0.6 }) +
    hidden
  );
}

function chart({ dice, palette }: Stage, y: number): string {
  const points = Array.from(
    { length: 7 },
    (_, at) => [-120 + at * 40, y + 70 + dice.between(-48, 48)] as const,
  );
  return (
    stroke(d`M-140 ${y}V${y + 130}H142`, { colour: mix(palette.ink, '#ffffff', 0.5), width: 4 }) +
    stroke(curve(points, false), { colour: palette.accents[0], width: 7 }) +
    points.map(([px, py]) => dot(px, py, [7, palette.accents[0]])).join('')
  );
}

export const sheet: Laid = (stage) => {
  const { dice, palette } = stage;
  const tint = dice.pick(['#fffaf0', '#fbf1e2', '#f5ece0', '#eef0ea']);
  const page = mix(tint, palette.ink, palette.mood === 'evening' ? 0.14 : 0.02);
  const mark = dice.pick(palette.accents);
  const lower = dice.pick(['table', 'chart', 'lines'] as const);
  const logo =
    dot(-120, -196, [22, mark]) +
    rect([-84, -210, 150, 14], bar) +
    stroke('M-84 -182H10', { colour: mix(palette.ink, '#ffffff', 0.5), width: 6, opacity: 0.6 });
  const rest =
    lower === 'table'
      ? table(stage, 40)
      : lower === 'chart'
        ? chart(stage, 50)
        : lines(stage, [40, 5, 280]);
  return (
    rect([-164, -238, 344, 492], '#2e3247', { opacity: 0.16, round: 4 }) +
    rect([-172, -246, 344, 492], page, { round: 4 }) +
    logo +
    lines(stage, [-134, 6, 280]) +
    rest +
    seal(stage, dice.between(50, 90), dice.between(176, 190))
  );
};

export type Laid = (stage: Stage) => string;
