import { makePdf } from '#src/server/papers/make-pdf.ts';
import type { Services } from '#src/server/services.ts';
import { requireShareableCase } from '#src/server/sharing/find-shareable-case.ts';
import { keepDrawing } from '#src/server/sharing/poster/keep-drawing.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { paperKit } from '#src/shared/papers/kit/calls.ts';
import { findKit } from './find-kit.ts';
import { layKit } from './lay-kit.ts';

/** It goes up when the sheet changes, so that one kept from before is not given out. */
const layoutVersion = 1;

/** Makes a case on one sheet of paper, drawn at its first use and kept by what it says. */
export async function makeKit(
  services: Pick<Services, 'db' | 'config'>,
  { infoUuid, language }: CallParsed<typeof paperKit>,
  now: number,
): Promise<CallAnswer<typeof paperKit>> {
  await requireShareableCase(services.db, { caseId: infoUuid }, now);
  const kit = await findKit(services, { caseId: infoUuid, language }, now);
  if (!kit) throw new Problem('notFound');
  const draw = () => makePdf(layKit(kit, now));
  const sheet = await keepDrawing(services, {
    shows: ['kit', layoutVersion, kit],
    draw,
    as: 'pdf',
  });
  return { ...sheet, fileName: 'warmlight-paper.pdf' };
}
