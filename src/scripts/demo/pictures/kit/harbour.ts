import { fromBehind } from './back.ts';
import {
  d,
  darker,
  glow,
  lighter,
  mix,
  oval,
  poly,
  rect,
  shape,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';
import { createPerson } from './person.ts';

export function boat({ dice, palette }: Stage, [x, y, size]: [number, number, number]): string {
  const hull = dice.pick(palette.accents);
  const sail = mix(palette.linen, dice.pick(palette.accents), 0.15);
  const kind = dice.pick(['sail', 'junk', 'row']);
  const p = (across: number) => x + across * size;
  const q = (up: number) => y - up * size;
  const body =
    shape(
      d`M${p(-100)} ${q(34)}Q${p(0)} ${q(14)} ${p(106)} ${q(40)}Q${p(84)} ${q(-12)} ${p(50)} ${q(-14)}H${p(-56)}Q${p(-88)} ${q(-10)} ${p(-100)} ${q(34)}Z`,
      hull,
    ) +
    stroke(d`M${p(-96)} ${q(22)}Q${p(0)} ${q(2)} ${p(100)} ${q(28)}`, {
      colour: lighter(hull, 0.5),
      width: 7 * size,
    });
  const still = oval([x, q(-24), 110 * size, 9 * size], '#2e3247', { opacity: 0.2 });
  if (kind === 'row') {
    const person = createPerson({ dice, palette }, 'adult');
    return (
      still +
      fromBehind(person, { x: p(0), y: q(62), radius: 17 * size, low: q(10), arms: false }) +
      stroke(d`M${p(30)} ${q(40)}L${p(120)} ${q(-16)}`, {
        colour: palette.woodDark,
        width: 6 * size,
      }) +
      body
    );
  }
  const mast = stroke(d`M${p(0)} ${q(20)}V${q(226)}`, {
    colour: palette.woodDark,
    width: 7 * size,
  });
  const sails =
    kind === 'sail'
      ? poly(through`${p(8)} ${q(222)}, ${p(88)} ${q(56)}, ${p(8)} ${q(48)}`, sail) +
        poly(through`${p(-8)} ${q(196)}, ${p(-66)} ${q(56)}, ${p(-8)} ${q(48)}`, darker(sail, 0.1))
      : shape(
          d`M${p(-58)} ${q(200)}Q${p(10)} ${q(244)} ${p(70)} ${q(180)}L${p(84)} ${q(60)}H${p(-64)}Z`,
          darker(sail, 0.04),
        ) +
        stroke(
          d`M${p(-60)} ${q(164)}L${p(74)} ${q(150)}M${p(-62)} ${q(130)}L${p(78)} ${q(120)}M${p(-63)} ${q(96)}L${p(80)} ${q(90)}`,
          { colour: darker(sail, 0.25), width: 4 * size },
        );
  return still + mast + sails + body;
}

export function lighthouse({ palette }: Stage, x: number, line: number): string {
  const [red, rock] = [mix('#c56f52', palette.mid, 0.15), mix(palette.near, palette.ink, 0.25)];
  const lit = palette.mood === 'dusk' || palette.mood === 'evening' || palette.mood === 'rain';
  return (
    soft(
      through`
      ${x - 190} ${line + 26}, ${x - 120} ${line - 40}, ${x - 20} ${line - 70},
      ${x + 90} ${line - 56}, ${x + 180} ${line + 26}, ${x} ${line + 44}`,
      rock,
    ) +
    poly(
      through`
      ${x - 36} ${line - 52}, ${x - 24} ${line - 270}, ${x + 24} ${line - 270},
      ${x + 36} ${line - 52}`,
      palette.linen,
    ) +
    poly(
      through`
      ${x - 33} ${line - 110}, ${x - 30} ${line - 160}, ${x + 30} ${line - 160},
      ${x + 33} ${line - 110}`,
      red,
    ) +
    poly(
      through`
      ${x - 27} ${line - 210}, ${x - 24.5} ${line - 256}, ${x + 24.5} ${line - 256},
      ${x + 27} ${line - 210}`,
      red,
    ) +
    rect([x - 34, line - 282, 68, 14], palette.ink, { round: 3 }) +
    rect([x - 17, line - 318, 34, 38], lit ? '#ffe6ac' : mix(palette.linen, palette.skyTop, 0.4)) +
    poly(through`${x - 26} ${line - 316}, ${x} ${line - 350}, ${x + 26} ${line - 316}`, red) +
    (lit
      ? glow(x, line - 300, [210, '#ffe0a0', 0.85]) +
        poly(
          through`${x} ${line - 304}, ${x - 1300} ${line - 470}, ${x - 1300} ${line - 200}`,
          '#ffe9bd',
          0.15,
        )
      : '')
  );
}
