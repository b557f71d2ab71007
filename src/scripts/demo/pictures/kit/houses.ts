import { d, darker, glow, lighter, mix, poly, rect, shape, stroke, through } from './paint.ts';
import type { Stage } from './palette.ts';

interface HousePlace {
  x: number;
  /** Ground line. */
  y: number;
  width: number;
  smoke?: boolean;
}

function roofOf(
  { dice, palette }: Stage,
  { x, y, width: w }: HousePlace,
  wallHigh: number,
): string {
  const [top, eave] = [y - wallHigh - w * dice.between(0.26, 0.36), y - wallHigh];
  const colour = mix(dice.pick(['#56606f', '#8d5f52', '#6b6570', '#a3694f']), palette.mid, 0.2);
  const over = w * 0.1;
  const roof = d`M${x - over} ${eave + w * 0.03}Q${x + w * 0.16} ${eave - w * 0.08} ${x + w * 0.2} ${top}H${x + w * 0.8}Q${x + w * 0.84} ${eave - w * 0.08} ${x + w + over} ${eave + w * 0.03}Z`;
  const rows = [0.34, 0.5, 0.66]
    .map((at) => d`M${x + w * at} ${top + 5}L${x + w * (at * 1.5 - 0.25)} ${eave - 3}`)
    .join('');
  const snow =
    palette.mood === 'winter'
      ? shape(
          d`M${x} ${eave - w * 0.06}Q${x + w * 0.17} ${eave - w * 0.1} ${x + w * 0.19} ${top - 6}H${x + w * 0.81}Q${x + w * 0.84} ${eave - w * 0.1} ${x + w} ${eave - w * 0.06}Q${x + w * 0.8} ${eave - w * 0.02} ${x + w * 0.6} ${eave - w * 0.09}T${x + w * 0.3} ${eave - w * 0.06}Z`,
          '#fbfaf5',
        )
      : '';
  return (
    shape(roof, colour) + stroke(rows, { colour: darker(colour, 0.25), width: w * 0.014 }) + snow
  );
}

/** A village house: pale wall, tiled roof with turned-up eaves, door and lit or dark windows. */
export function house(stage: Stage, place: HousePlace): string {
  const { dice, palette } = stage;
  const { x, y, width: w } = place;
  const tall = w * dice.between(0.42, 0.62);
  const wall = mix(
    dice.pick(['#f4ead8', '#ead2ae', '#e6c4a2', '#efe0cc']),
    palette.mid,
    palette.mood === 'evening' ? 0.5 : palette.mood === 'dusk' ? 0.28 : 0.08,
  );
  const lit = palette.mood === 'evening' || palette.mood === 'dusk' || dice.chance(0.2);
  const pane = lit ? '#ffd895' : darker(wall, 0.55);
  const door = mix(dice.pick(['#9a5c47', '#6d88a3', '#7d5a46', '#6f8a72']), palette.ink, 0.15);
  const windows = dice
    .pick([[0.14, 0.66], [0.68], [0.12, 0.66]])
    .map(
      (at) =>
        (lit ? glow(x + w * (at + 0.1), y - tall * 0.55, [w * 0.28, '#ffd895', 0.5]) : '') +
        rect([x + w * at, y - tall * 0.74, w * 0.19, tall * 0.36], pane) +
        stroke(
          d`M${x + w * (at + 0.095)} ${y - tall * 0.74}v${tall * 0.36}M${x + w * at} ${y - tall * 0.56}h${w * 0.19}`,
          { colour: darker(wall, 0.3), width: w * 0.014 },
        ),
    );
  return (
    rect([x, y - tall, w, tall + 3], wall) +
    poly(
      through`
      ${x + w * 0.8} ${y - tall}, ${x + w} ${y - tall}, ${x + w} ${y + 3},
      ${x + w * 0.86} ${y + 3}`,
      darker(wall, 0.12),
    ) +
    rect([x, y - tall * 0.12, w, tall * 0.12 + 3], darker(wall, 0.16)) +
    rect([x + w * 0.42, y - tall * 0.66, w * 0.17, tall * 0.66 + 3], door) +
    windows.join('') +
    (place.smoke ? smoke(stage, place, tall) : '') +
    roofOf(stage, place, tall)
  );
}

function smoke({ dice, palette }: Stage, { x, y, width: w }: HousePlace, tall: number): string {
  const [cx, cy] = [x + w * 0.66, y - tall - w * 0.34];
  const sway = dice.between(20, 60) * dice.pick([-1, 1]);
  return (
    rect([cx - w * 0.05, cy - w * 0.06, w * 0.1, w * 0.3], darker(palette.wood, 0.2)) +
    stroke(d`M${cx} ${cy - w * 0.1}c${sway * 0.2} -28 ${-sway * 0.5} -46 ${sway * 0.4} -84`, {
      colour: lighter(palette.skyLow, 0.3),
      width: w * 0.075,
      opacity: 0.55,
    }) +
    stroke(d`M${cx + sway * 0.4} ${cy - w * 0.1 - 92}q${sway * 0.4} -24 ${sway * 1.2} -40`, {
      colour: lighter(palette.skyLow, 0.3),
      width: w * 0.11,
      opacity: 0.35,
    })
  );
}

/** Flat town buildings far away, for the view from a ward. */
export function skyline({ dice, palette }: Stage, ground: number): string {
  let blocks = '';
  let lights = '';
  for (let x = -20; x < 1220; ) {
    const [wide, tall] = [dice.between(80, 170), dice.between(120, 380)];
    blocks += d`M${x} ${ground}V${ground - tall}H${x + wide}V${ground}Z`;
    for (let at = dice.whole(1, 4); at > 0; at -= 1) {
      lights += d`M${x + wide * dice.between(0.2, 0.75)} ${ground - tall * dice.between(0.2, 0.9)}v18`;
    }
    x += wide + dice.between(4, 26);
  }
  const bright = palette.mood === 'evening' || palette.mood === 'dusk';
  return (
    shape(blocks, palette.far) +
    stroke(lights, { colour: bright ? '#ffd895' : lighter(palette.far, 0.35), width: 14 })
  );
}
