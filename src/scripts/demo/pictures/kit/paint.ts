export type Point = readonly [number, number];

export type Box = readonly [x: number, y: number, width: number, height: number];

const short = (value: number) => String(Math.round(value * 100) / 100);

/** Path text with its numbers rounded, which keeps a picture's SVG small. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts
    .map((part, at) => part + (at < values.length ? short(values[at] ?? 0) : ''))
    .join('');
}

/** Points written as text, `x y, x y`, so that an outline reads as one line. */
export function through(parts: TemplateStringsArray, ...values: number[]): Point[] {
  return d(parts, ...values)
    .split(',')
    .map((pair) => {
      const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number);
      return [x, y];
    });
}

interface Look {
  opacity?: number;
  /** Degrees, around the middle of the shape. */
  turn?: number;
  /** Corner radius of a rectangle. */
  round?: number;
}

function lookOf(look: Look, middle: Point): string {
  const opacity = look.opacity === undefined ? '' : ` fill-opacity="${short(look.opacity)}"`;
  if (!look.turn) return opacity;
  return `${opacity} transform="rotate(${short(look.turn)} ${d`${middle[0]} ${middle[1]}`})"`;
}

export function rect([x, y, width, height]: Box, fill: string, look: Look = {}): string {
  const round = look.round ? ` rx="${short(look.round)}"` : '';
  const place = d`x="${x}" y="${y}" width="${width}" height="${height}"`;
  const middle: Point = [x + width / 2, y + height / 2];
  return `<rect ${place}${round} fill="${fill}"${lookOf(look, middle)}/>`;
}

export function oval([cx, cy, rx, ry]: Box, fill: string, look: Look = {}): string {
  const place = d`cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"`;
  return `<ellipse ${place} fill="${fill}"${lookOf(look, [cx, cy])}/>`;
}

export const dot = (x: number, y: number, [radius, fill, opacity]: [number, string, number?]) =>
  oval([x, y, radius, radius], fill, opacity === undefined ? {} : { opacity });

export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${short(opacity)}"` : ''}/>`;
}

interface Pen {
  colour: string;
  width: number;
  opacity?: number;
}

export function stroke(path: string, { colour, width, opacity = 1 }: Pen): string {
  const faint = opacity < 1 ? ` stroke-opacity="${short(opacity)}"` : '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

/** A curve through all points (Catmull-Rom); closed unless told otherwise. */
export function curve(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[inside] ?? [0, 0];
  };
  let path = d`M${at(0)[0]} ${at(0)[1]}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += d`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6}`;
    path += d` ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6}`;
    path += d` ${to[0]} ${to[1]}`;
  }
  return closed ? `${path}Z` : path;
}

export const soft = (points: readonly Point[], fill: string, opacity = 1) =>
  shape(curve(points), fill, opacity);

export const limb = (points: readonly Point[], colour: string, width: number) =>
  stroke(curve(points, false), { colour, width });

export const poly = (points: readonly Point[], fill: string, opacity = 1) =>
  shape(`M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`, fill, opacity);

const nameOf = (...parts: string[]) => `c${parts.join('').replace(/[^a-z0-9]/gi, '')}`;

export function fade([x, y, width, height]: Box, from: string, to: string): string {
  const id = nameOf('v', from, to);
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient>${rect([x, y, width, height], `url(#${id})`)}`
  );
}

export function glow(x: number, y: number, [radius, colour, strength]: [number, string, number]) {
  const id = nameOf('r', colour, short(strength));
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${short(strength)}"/>` +
    `<stop offset=".45" stop-color="${colour}" stop-opacity="${short(strength * 0.4)}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    dot(x, y, [radius, `url(#${id})`])
  );
}

/** Draws in its own coordinates: `move` is an SVG transform. */
export const group = (move: string, inside: string) => `<g transform="${move}">${inside}</g>`;

/** A cut-out of the given box; what is drawn inside uses the coordinates of `view`. */
export function cutOut([x, y, width, height]: Box, view: Box, inside: string): string {
  const place = d`x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<svg ${place} viewBox="${view.join(' ')}" preserveAspectRatio="xMidYMid slice" overflow="hidden">${inside}</svg>`;
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  const blended = a.map((part, at) => Math.round(part + ((b[at] ?? part) - part) * share));
  return `#${blended.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share = 0.16) => mix(colour, '#2e2f45', share);

export const lighter = (colour: string, share = 0.2) => mix(colour, '#fff4e0', share);
