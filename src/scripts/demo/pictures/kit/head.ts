import {
  d,
  darker,
  dot,
  group,
  lighter,
  mix,
  oval,
  rect,
  shape,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { HairStyle, Person } from './person.ts';

/** Where a head is: middle, radius in px, and how far it bows, in degrees. */
interface HeadPlace {
  x: number;
  y: number;
  radius: number;
  bow?: number;
  /** 1 looks to the right, -1 to the left; only for a head seen from the side. */
  facing?: 1 | -1;
}

type Draw = (person: Person) => string;

// All heads are drawn around the origin with radius 1, then placed and scaled.
function placed({ x, y, radius, bow = 0, facing = 1 }: HeadPlace, inside: string): string {
  return group(d`translate(${x} ${y}) scale(${radius * facing} ${radius}) rotate(${bow})`, inside);
}

const crown = (hair: string) => oval([0, -0.04, 0.95, 1.02], hair);

const ears = (skin: string) =>
  oval([-0.93, 0.12, 0.14, 0.22], skin) + oval([0.93, 0.12, 0.14, 0.22], skin);

const cap = (trim: string) =>
  shape('M-1 -.08C-1.06 -.86 -.6 -1.26 0 -1.26C.6 -1.26 1.06 -.86 1 -.08Z', trim) +
  rect([-1.06, -0.26, 2.12, 0.36], lighter(trim, 0.3), { round: 0.16 }) +
  dot(0, -1.3, [0.24, lighter(trim, 0.3)]);

const strands = (hair: string) =>
  stroke('M-.5 -.5C-.62 -.1 -.6 .3 -.5 .6M0 -.7C-.06 -.2 0 .3 0 .66M.5 -.5C.62 -.1 .6 .3 .5 .6', {
    colour: lighter(hair, 0.16),
    width: 0.05,
  });

const fromBehind: Record<HairStyle, Draw> = {
  short: ({ skin, hair }) => ears(skin) + crown(hair) + strands(hair),
  bob: ({ hair }) =>
    crown(hair) +
    shape(
      'M-.95 -.1C-1.12 .5 -1.1 .9 -.98 1.12C-.4 1.26 .4 1.26 .98 1.12C1.1 .9 1.12 .5 .95 -.1Z',
      hair,
    ) +
    strands(hair),
  bun: ({ skin, hair }) =>
    ears(skin) +
    dot(0, -1.08, [0.46, lighter(hair, 0.08)]) +
    crown(hair) +
    strands(hair) +
    stroke('M-.3 -.9Q0 -.78 .3 -.9', { colour: darker(hair, 0.3), width: 0.08 }),
  long: ({ hair }) =>
    crown(hair) +
    shape(
      'M-.95 -.1C-1.15 .8 -1.1 1.7 -.92 2.2C-.4 2.46 .4 2.46 .92 2.2C1.1 1.7 1.15 .8 .95 -.1Z',
      hair,
    ) +
    strands(hair),
  ponytail: ({ skin, hair, trim }) =>
    ears(skin) +
    crown(hair) +
    soft(
      through`0 -.5, .3 -.1, .38 .7, .26 1.6, 0 2, -.24 1.6, -.34 .7, -.3 -.1`,
      lighter(hair, 0.13),
    ) +
    rect([-0.22, -0.46, 0.44, 0.15], mix(trim, hair, 0.4), { round: 0.07 }),
  pigtails: ({ skin, hair, trim }) =>
    [-1, 1]
      .map(
        (side) =>
          soft(
            through`
      ${side * 0.8} 0.25, ${side * 1.22} 0.7, ${side * 1.2} 1.35, ${side * 0.9} 1.2`,
            hair,
          ) + dot(side * 0.88, 0.36, [0.17, trim]),
      )
      .join('') +
    ears(skin) +
    crown(hair) +
    stroke('M0 -1V.9', { colour: lighter(hair, 0.2), width: 0.05 }),
  cap: ({ skin, hair, trim }) => ears(skin) + oval([0, 0.06, 0.9, 0.94], hair) + cap(trim),
  scarf: ({ trim }) =>
    shape(
      'M-.98 -.1C-1 -.8 -.6 -1.12 0 -1.12C.6 -1.12 1 -.8 .98 -.1C1 .5 .7 1 .28 1.05L.42 1.6L0 1.3L-.42 1.6L-.28 1.05C-.7 1 -1 .5 -.98 -.1Z',
      trim,
    ) + stroke('M-.9 .2C-.4 .62 .4 .62 .9 .2', { colour: darker(trim), width: 0.07 }),
  thin: ({ skin, hair }) =>
    ears(skin) +
    oval([0, -0.04, 0.93, 1], skin) +
    shape('M-.94 -.1C-.7 .1 .7 .1 .94 -.1C1 .5 .7 .98 0 1C-.7 .98 -1 .5 -.94 -.1Z', hair),
};

export const headFromBehind = (person: Person, place: HeadPlace) =>
  placed(place, fromBehind[person.style](person));

const profile = (skin: string) =>
  oval([0.02, 0, 0.9, 0.96], skin) +
  oval([0.22, 0.36, 0.68, 0.62], skin) +
  soft(through`0.8 -0.06, 1.06 0.2, 0.84 0.32`, skin) +
  stroke('M.46 .1Q.58 .19 .7 .1', { colour: darker(skin, 0.6), width: 0.065 }) +
  oval([0.48, 0.4, 0.19, 0.12], '#d9785d', { opacity: 0.3 });

const sideHair =
  'M.7 -.56C.5 -1.12 -.5 -1.22 -.9 -.66C-1.16 -.2 -1.04 .5 -.66 .86C-.4 .78 -.3 .5 -.22 .2C-.02 -.1 .5 -.1 .7 -.56Z';

const ear = (skin: string) => oval([-0.14, 0.18, 0.15, 0.22], darker(skin, 0.06));

const grown = (hair: string, low: number) =>
  shape(
    d`M-.9 -.5C-1.2 .2 -1.18 ${low * 0.7} -.96 ${low}C-.6 ${low + 0.14} -.3 ${low} -.16 ${low - 0.2}C-.26 .6 -.2 .2 -.1 0Z`,
    hair,
  );

const fromSide: Record<HairStyle, Draw> = {
  short: ({ skin, hair }) => profile(skin) + shape(sideHair, hair) + ear(skin),
  bob: ({ skin, hair }) => profile(skin) + shape(sideHair, hair) + grown(hair, 0.95),
  bun: ({ skin, hair }) =>
    dot(-0.92, -0.62, [0.42, darker(hair)]) + profile(skin) + shape(sideHair, hair) + ear(skin),
  long: ({ skin, hair }) => profile(skin) + shape(sideHair, hair) + grown(hair, 1.7),
  ponytail: ({ skin, hair, trim }) =>
    soft(through`-0.8 -0.4, -1.34 0, -1.42 0.9, -1.16 1.3, -1.06 0.6`, darker(hair, 0.25)) +
    profile(skin) +
    shape(sideHair, hair) +
    ear(skin) +
    dot(-0.93, -0.36, [0.17, trim]),
  pigtails: ({ skin, hair, trim }) =>
    profile(skin) +
    shape(sideHair, hair) +
    soft(through`-0.5 0.3, -0.24 0.8, -0.38 1.4, -0.72 1.2`, hair) +
    dot(-0.46, 0.4, [0.16, trim]),
  cap: ({ skin, hair, trim }) =>
    profile(skin) + shape(sideHair, hair) + ear(skin) + group('rotate(-10)', cap(trim)),
  scarf: ({ skin, trim }) =>
    profile(skin) +
    shape(sideHair, trim) +
    grown(trim, 1.05) +
    soft(through`-0.3 0.5, 0.3 0.98, 0.1 1.2, -0.5 1.1`, darker(trim)),
  thin: ({ skin, hair }) =>
    profile(skin) +
    shape(
      'M-.8 -.4C-1.1 0 -.98 .6 -.66 .84C-.4 .76 -.3 .5 -.2 .1C-.36 -.06 -.5 -.2 -.8 -.4Z',
      hair,
    ) +
    ear(skin),
};

export const headFromSide = (person: Person, place: HeadPlace) =>
  placed(place, fromSide[person.style](person));
