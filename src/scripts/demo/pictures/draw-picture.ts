import { createDice } from './kit/dice.ts';
import { camera, paperTooth } from './kit/finish.ts';
import { createPalette, type Stage } from './kit/palette.ts';
import { paintClassroom } from './scenes/classroom.ts';
import { paintFamily } from './scenes/family.ts';
import { paintGarden } from './scenes/garden.ts';
import { paintHands } from './scenes/hands.ts';
import { paintKitchen } from './scenes/kitchen.ts';
import { paintPapers } from './scenes/papers.ts';
import { paintRoad } from './scenes/road.ts';
import { paintSea } from './scenes/sea.ts';
import { paintVillage } from './scenes/village.ts';
import { paintWard } from './scenes/ward.ts';
import { paintWindow } from './scenes/window.ts';
import { paintWorkshop } from './scenes/workshop.ts';

export type Scene =
  | 'ward'
  | 'window'
  | 'village'
  | 'family'
  | 'classroom'
  | 'hands'
  | 'papers'
  | 'garden'
  | 'kitchen'
  | 'road'
  | 'sea'
  | 'workshop';

const painters: Record<Scene, (stage: Stage) => string> = {
  ward: paintWard,
  window: paintWindow,
  village: paintVillage,
  family: paintFamily,
  classroom: paintClassroom,
  hands: paintHands,
  papers: paintPapers,
  garden: paintGarden,
  kitchen: paintKitchen,
  road: paintRoad,
  sea: paintSea,
  workshop: paintWorkshop,
};

interface PictureSize {
  width: number;
  height: number;
}

/** An illustration as an SVG string, deterministic for (scene, seed); width and height in px. */
export function drawPicture(scene: Scene, seed: string, { width, height }: PictureSize): string {
  const dice = createDice(`${scene}/${seed}`);
  const stage: Stage = { dice, palette: createPalette(dice) };
  const painted = camera(stage, painters[scene](stage));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice">${painted}${paperTooth(stage)}</svg>`
  );
}
