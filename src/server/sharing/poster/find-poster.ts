import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Services } from '#src/server/services.ts';
import { requireShareableCase } from '#src/server/sharing/find-shareable-case.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { poster } from '#src/shared/sharing/calls.ts';
import { canDrawChinese } from './chinese-font.ts';
import { drawCasePicture } from './draw-case-picture.ts';
import { findPosterSubject, hashOf, readCover } from './poster-subject.ts';

/** Goes up when the drawing changes, so that pictures kept from before are not shown. */
const drawingVersion = 1;

type PosterServices = Pick<Services, 'db' | 'config' | 'log'>;

/** Those being drawn in this process: many may ask for a new poster at the same moment. */
const drawing = new Map<string, Promise<Uint8Array>>();

/** A case's picture, drawn at its first use and kept by what it shows. */
export async function findPoster(
  services: PosterServices,
  { infoUuid, template, language }: CallParsed<typeof poster>,
  now: number,
): Promise<CallAnswer<typeof poster>> {
  await requireShareableCase(services.db, { caseId: infoUuid }, now);
  const subject = await findPosterSubject(services, { caseId: infoUuid, language }, now);
  if (!subject) throw new Problem('notFound');
  const chinese = await canDrawChinese(services.log);
  const name = `${hashOf([drawingVersion, template, chinese, subject])}.png`;
  const file = join(resolve(services.config.dataDir), 'posters', name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return { type: 'image/png', bytes: new Uint8Array(kept) };
  const draw = async () => {
    const cover = await readCover(services, subject.cover);
    const bytes = await drawCasePicture({ template, subject, cover, chinese });
    await keep(file, bytes);
    return bytes;
  };
  const running = drawing.get(file) ?? draw().finally(() => drawing.delete(file));
  drawing.set(file, running);
  return { type: 'image/png', bytes: new Uint8Array(await running) };
}

/** Whole or not at all, however many processes draw it. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
