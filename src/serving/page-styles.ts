import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Sheet = { type: 'inline'; content: string } | { type: 'external'; src: string };
type Manifest = { readonly routes: readonly { styles: Sheet[] }[] };

/**
 * Puts the styles of each page into a file of its own and leaves its name: written out for each route,
 * they were most of what a start had to read and of what stayed in memory.
 */
export async function putStylesAside({ routes }: Manifest, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const route of routes) {
    const named = route.styles.map(async (sheet): Promise<Sheet> => {
      if (sheet.type === 'external') return sheet;
      const name = `${createHash('sha256').update(sheet.content).digest('hex').slice(0, 16)}.css`;
      await writeFile(join(folder, name), sheet.content);
      return { type: 'inline', content: name };
    });
    route.styles = await Promise.all(named);
  }
}

/** A sheet is read when a page that carries it is first drawn. */
export function readStylesWhenDrawn({ routes }: Manifest, folder: string): void {
  const sheets = new Map<string, string>();
  const read = (name: string) => {
    const known = sheets.get(name) ?? readFileSync(join(folder, name), 'utf8');
    sheets.set(name, known);
    return known;
  };
  for (const sheet of routes.flatMap(({ styles }) => styles)) {
    if (sheet.type === 'external') continue;
    const name = sheet.content;
    Object.defineProperty(sheet, 'content', { get: () => read(name) });
  }
}
