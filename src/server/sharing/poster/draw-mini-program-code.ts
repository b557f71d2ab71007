import { loadSharp } from '#src/server/media/load-sharp.ts';
import type { Services } from '#src/server/services.ts';
import { requireShareableCase } from '#src/server/sharing/find-shareable-case.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { miniProgramCode } from '#src/shared/sharing/mini-program/calls.ts';

/** Asks the messaging app for the code that opens the mini program on its own page of a case. */
export async function drawMiniProgramCode(
  { db, miniProgramCodes }: Pick<Services, 'db' | 'miniProgramCodes'>,
  { infoUuid }: CallParsed<typeof miniProgramCode>,
  now: number,
): Promise<CallAnswer<typeof miniProgramCode>> {
  await requireShareableCase(db, { caseId: infoUuid }, now);
  if (!miniProgramCodes) throw new Problem('unavailable');
  const code = await miniProgramCodes.codeOf(infoUuid);
  const sharp = await loadSharp();
  // It is redrawn, as every picture that we did not make: whatever came, a picture goes out.
  const picture = await sharp(code)
    .png()
    .toBuffer()
    .catch(() => undefined);
  if (!picture) throw new Problem('unavailable');
  return { type: 'image/png', bytes: new Uint8Array(picture) };
}
