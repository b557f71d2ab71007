import { d, shape, stroke } from './paint.ts';
import type { Stage } from './palette.ts';

/** The tooth of the paper: a few pale and dark flecks and fibres over everything. */
export function paperTooth({ dice }: Stage): string {
  let [pale, dark, fibres] = ['', '', ''];
  for (let at = 0; at < 130; at += 1) {
    const [x, y, size] = [dice.between(0, 1200), dice.between(0, 900), dice.between(1.4, 4)];
    const fleck = d`M${x} ${y}l${size} ${-size * 0.6}l${size * 0.7} ${size}l${-size} ${size * 0.5}Z`;
    if (at % 2) pale += fleck;
    else dark += fleck;
  }
  for (let at = 0; at < 8; at += 1) {
    fibres += d`M${dice.between(0, 1200)} ${dice.between(0, 900)}q${dice.between(-26, 26)} ${dice.between(-16, 16)} ${dice.between(-40, 40)} ${dice.between(-22, 22)}`;
  }
  return (
    shape(pale, '#fff6e4', 0.34) +
    shape(dark, '#3b3a4c', 0.12) +
    stroke(fibres, { colour: '#fff6e4', width: 1.5, opacity: 0.18 })
  );
}

/** The camera: a little closer, to one side, or mirrored; never past the painted edge. */
export function camera({ dice }: Stage, inside: string): string {
  const zoom = dice.between(1, 1.1);
  const [x, y] = [dice.between(-1, 1) * (zoom - 1) * 400, dice.between(-1, 0.4) * (zoom - 1) * 260];
  const across = dice.chance(0.5) ? zoom : -zoom;
  return `<g transform="${d`translate(${600 + x} ${450 + y}) scale(${across} ${zoom}) translate(-600 -450)`}">${inside}</g>`;
}
