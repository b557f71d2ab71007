import type { Services } from '#src/server/services.ts';
import { requireShareableCase } from '#src/server/sharing/find-shareable-case.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { poster } from '#src/shared/sharing/pictures/calls.ts';
import { canDrawChinese } from './chinese-font.ts';
import { drawCasePicture } from './draw-case-picture.ts';
import { keepDrawing } from './keep-drawing.ts';
import { findPosterSubject, readCover } from './poster-subject.ts';

/** It goes up when the drawing changes, so that pictures kept from before are not shown. */
const drawingVersion = 2;

type PosterServices = Pick<Services, 'db' | 'config' | 'log'>;

/** Finds a case's picture, drawn at its first use and kept by what it shows. */
export async function findPoster(
  services: PosterServices,
  { infoUuid, template, language }: CallParsed<typeof poster>,
  now: number,
): Promise<CallAnswer<typeof poster>> {
  await requireShareableCase(services.db, { caseId: infoUuid }, now);
  const subject = await findPosterSubject(services, { caseId: infoUuid, language }, now);
  if (!subject) throw new Problem('notFound');
  const chinese = await canDrawChinese(services.log);
  const shows = [drawingVersion, template, chinese, subject];
  const draw = async () => {
    const cover = await readCover(services, subject.cover);
    return drawCasePicture({ template, subject, cover, chinese });
  };
  return keepDrawing(services, { shows, draw });
}
