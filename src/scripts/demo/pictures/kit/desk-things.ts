import { darker, dot, mix, oval, rect, shape, soft, stroke, through } from './paint.ts';
import { bar, type Laid } from './sheet.ts';

export const film: Laid = ({ dice, palette }) => {
  const base = mix('#3f4f68', palette.ink, 0.2);
  const ribs = [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `M-14 ${-112 + at * 46}Q${-96 - at * 6} ${-118 + at * 46} ${-104 - at * 5} ${-56 + at * 46}M14 ${-112 + at * 46}Q${96 + at * 6} ${-118 + at * 46} ${104 + at * 5} ${-56 + at * 46}`,
    )
    .join('');
  const bones = dice.chance(0.5)
    ? stroke(`M0 -160V170${ribs}`, { colour: '#c9d3d8', width: 13, opacity: 0.5 })
    : oval([0, -10, 108, 138], '#c9d3d8', { opacity: 0.35 }) +
      oval([0, -10, 84, 112], base) +
      stroke('M0 -110V90M-60 -60Q-20 -40 -56 0T-30 70M60 -60Q20 -40 56 0T30 70', {
        colour: '#c9d3d8',
        width: 12,
        opacity: 0.45,
      });
  return (
    rect([-150, -194, 316, 408], '#2e3247', { opacity: 0.16, round: 12 }) +
    rect([-158, -204, 316, 408], base, { round: 12 }) +
    bones +
    rect([-138, -188, 72, 14], bar) +
    rect([80, 170, 58, 12], '#c9d3d8', { opacity: 0.5 })
  );
};

export const receipt: Laid = (stage) => {
  const rows = [0, 1, 2, 3, 4, 5]
    .map((at) => `M-58 ${-70 + at * 30}h${stage.dice.whole(30, 64)}M34 ${-70 + at * 30}h26`)
    .join('');
  return (
    shape(
      'M-74 -150H86V160L66 148L46 160L26 148L6 160L-14 148L-34 160L-54 148L-74 160Z',
      '#2e3247',
      0.14,
    ) +
    shape(
      'M-80 -156H80V152L60 140L40 152L20 140L0 152L-20 140L-40 152L-60 140L-80 152Z',
      '#fdf6e8',
    ) +
    rect([-50, -130, 100, 16], bar) +
    stroke(rows, { colour: '#8d8f94', width: 5, opacity: 0.7 })
  );
};

export const pen: Laid = ({ palette }) =>
  rect([-112, 2, 240, 20], '#2e3247', { opacity: 0.16, round: 10 }) +
  rect([-120, -10, 200, 20], palette.accents[3], { round: 8 }) +
  shape('M80 -10L124 -1V1L80 10Z', palette.linen) +
  rect([-120, -10, 52, 20], darker(palette.accents[3], 0.25), { round: 8 }) +
  stroke('M-104 -15H-50', { colour: palette.linen, width: 5 });

export const glasses: Laid = ({ palette }) => {
  const rim = { colour: palette.woodDark, width: 9 };
  return (
    oval([-66, 8, 56, 50], '#2e3247', { opacity: 0.1 }) +
    oval([74, 8, 56, 50], '#2e3247', { opacity: 0.1 }) +
    oval([-70, 0, 54, 48], '#f4f7f4', { opacity: 0.4 }) +
    oval([70, 0, 54, 48], '#f4f7f4', { opacity: 0.4 }) +
    stroke(
      'M-124 0a54 48 0 1 0 108 0a54 48 0 1 0 -108 0M16 0a54 48 0 1 0 108 0a54 48 0 1 0 -108 0M-16 -8Q0 -22 16 -8M-124 -6Q-150 -60 -90 -128M124 -6Q150 -60 96 -128',
      rim,
    )
  );
};

export const cupFromAbove: Laid = ({ dice, palette }) => {
  const colour = dice.pick(palette.accents);
  return (
    oval([12, 14, 96, 96], '#2e3247', { opacity: 0.16 }) +
    rect([70, -16, 62, 32], darker(colour, 0.1), { round: 16 }) +
    dot(0, 0, [92, mix(palette.linen, colour, 0.2)]) +
    dot(0, 0, [74, colour]) +
    dot(0, 0, [62, mix('#b98552', palette.wood, 0.3)]) +
    stroke('M-36 -20Q-20 -44 6 -44', { colour: '#f0d2a4', width: 7, opacity: 0.7 })
  );
};

export const tablets: Laid = ({ dice, palette }) => {
  const pill = mix(dice.pick(palette.accents), palette.linen, 0.35);
  const rows = [-1, 0, 1, 2]
    .map((at) =>
      [-26, 26]
        .map((px) =>
          oval([px, at * 44 - 22, 17, 17], at === 2 && px > 0 ? darker(palette.linen, 0.2) : pill),
        )
        .join(''),
    )
    .join('');
  return (
    rect([-50, -92, 112, 190], '#2e3247', { opacity: 0.14, round: 12 }) +
    rect([-58, -100, 112, 190], mix(palette.linen, '#9aa7b0', 0.4), { round: 12 }) +
    rows
  );
};

export const leaf: Laid = ({ palette }) =>
  soft(through`0 -80, 46 -20, 30 50, 0 80, -34 44, -44 -24`, palette.leaf) +
  stroke('M0 -70V120M0 0L26 -24M0 0L-26 -20M0 36L22 16M0 36L-24 18', {
    colour: palette.leafDark,
    width: 5,
  });
