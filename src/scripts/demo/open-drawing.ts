import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'pictures');

/** Opens a drawing of the demo, by its path below `pictures`, ready to be painted. */
export const openDrawing = (file: string) => sharp(join(folder, file));

/** These are the drawings of one folder below `pictures`, in the order of their names. */
export const drawingsIn = (name: string): string[] =>
  readdirSync(join(folder, name))
    .sort()
    .map((file) => `${name}/${file}`);
