import type { Services } from '#src/server/services.ts';
import { openDrawing } from './open-drawing.ts';

/** Puts a drawing where pages show it under the same name; answers its address. */
export async function publishDrawing({ media }: Services, file: string): Promise<string> {
  const key = file.replace(/\.svg$/, '.webp');
  const bytes = await openDrawing(file).webp({ quality: 80, effort: 2 }).toBuffer();
  await media.open.put(key, bytes, 'image/webp');
  return `/media/${key}`;
}
