import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Idempotency } from '#src/server/platform/once.ts';
import { once } from '#src/server/platform/once.ts';
import type { Services } from '#src/server/services.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { sheetFor } from '#src/shared/raising/sheet-names.ts';
import type { SheetInput } from './merge-sheet.ts';
import { findPart } from './part-record.ts';
import { recordConsent } from './record-consent.ts';
import { type SavedPart, savePartIn } from './save-part.ts';
import { startCase } from './start-case.ts';
import type { Writer } from './writer.ts';

type Parts = Pick<Services, 'db' | 'keys' | 'config'>;

type SavedBase = {
  infoUuid?: string | undefined;
  input: SheetInput;
  basedOn?: number | undefined;
  writer: Writer;
  idempotency: Idempotency;
};

/** Saves the base sheet of an illness case, or begins one of any kind; others have own calls. */
export function saveBase(services: Parts, saved: SavedBase, now: number) {
  const asked = saved.infoUuid === undefined ? saved.input.caseType : undefined;
  const caseType = (asked ?? caseTypes.illness) as 0 | 1 | 99;
  return saveKindBase(services, { ...saved, caseType }, now);
}

/** Saves the base sheet of a kind. Without a case it begins one, once for its idempotency key. */
export async function saveKindBase(
  services: Parts,
  saved: SavedBase & { caseType: 0 | 1 | 99 },
  now: number,
): Promise<SavedPart & { infoUuid: string }> {
  const { caseType, infoUuid, input, basedOn, writer, idempotency } = saved;
  const { userId } = writer;
  const sheet = sheetFor('base', caseType);
  if (infoUuid !== undefined) {
    const whole = { caseId: infoUuid, sheet, input, basedOn, userId, now };
    const part = await inTransaction(services.db, (trx) => savePartIn(trx, services, whole));
    return { infoUuid, ...part };
  }
  return once(services.db, { keys: services.keys, idempotency, now }, async (trx) => {
    const caseId = await startCase(trx, services, { ...writer, caseType, now });
    const whole = caseType === caseTypes.dream ? input : { caseType, ...input };
    const part = await savePartIn(trx, services, { caseId, sheet, input: whole, userId, now });
    return { infoUuid: caseId, ...part };
  });
}

type Launched = {
  caseType: number;
  relation: string;
  illnessKey: string;
  disease: string;
  writer: Writer;
  idempotency: Idempotency;
};

/** Begins a case with the few words of the first page, once for its idempotency key. */
export function launch(
  services: Parts,
  { caseType, relation, illnessKey, disease, writer, idempotency }: Launched,
  now: number,
): Promise<{ infoUuid: string }> {
  return once(services.db, { keys: services.keys, idempotency, now }, async (trx) => {
    const infoUuid = await startCase(trx, services, {
      ...writer,
      caseType: caseType as 0 | 1 | 99,
      base: caseType === caseTypes.dream ? {} : { illnessKey, disease },
      patient: { relation },
      now,
    });
    const consent = { caseId: infoUuid, sheet: 'base' as const, fields: {}, userId: writer.userId };
    await recordConsent(trx, { ...consent, now });
    return { infoUuid };
  });
}

/** Saves pictures alone, whether the story around them is whole already or not. */
export async function savePictures(
  services: Parts,
  saved: { caseId: string; attachments: string[]; basedOn?: number | undefined; userId: string },
  now: number,
): Promise<SavedPart> {
  const { caseId, attachments, basedOn, userId } = saved;
  return inTransaction(services.db, async (trx) => {
    const record = await findPart(trx, services.keys, { caseId, part: 'base' });
    if (!record?.saved) throw new Problem('partsMissing');
    const { sheet } = record.saved;
    const input = { attachments };
    return savePartIn(trx, services, { caseId, sheet, input, basedOn, userId, now });
  });
}
