import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Services } from '#src/server/services.ts';

/** These are being drawn in this process: many may ask for a new picture at the same moment. */
const drawing = new Map<string, Promise<Uint8Array>>();

const types = { png: 'image/png', pdf: 'application/pdf' } as const;
type Kept = {
  type: (typeof types)[keyof typeof types];
  bytes: Uint8Array<ArrayBuffer>;
};

type Drawn = {
  shows: readonly unknown[];
  draw(): Promise<Uint8Array>;
  as?: keyof typeof types;
};

/** Writes a picture or a sheet, drawn at its first use and kept by what it shows. */
export async function keepDrawing(
  { config }: Pick<Services, 'config'>,
  { shows, draw, as = 'png' }: Drawn,
): Promise<Kept> {
  const file = join(resolve(config.dataDir), 'posters', `${hashOf(shows)}.${as}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return { type: types[as], bytes: new Uint8Array(kept) };
  const drawAndKeep = async () => {
    const bytes = await draw();
    await keep(file, bytes);
    return bytes;
  };
  const running = drawing.get(file) ?? drawAndKeep().finally(() => drawing.delete(file));
  drawing.set(file, running);
  return { type: types[as], bytes: new Uint8Array(await running) };
}

/** It is kept whole or not at all, however many processes draw it. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}
