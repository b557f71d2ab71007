import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { requireCaseKind } from '#src/server/kinds/require-case-kind.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import * as calls from '#src/shared/kinds/dream/calls.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { submitForReview } from './decide/submit-for-review.ts';
import { answerOf } from './routes.ts';
import { findChecklist } from './sheet/find-checklist.ts';
import { findSheet } from './sheet/find-sheet.ts';
import { findSheetFaults } from './sheet/find-sheet-faults.ts';
import { saveKindBase } from './sheet/save-base.ts';
import { savePart } from './sheet/save-part.ts';
import { writerOf } from './sheet/writer.ts';

const caseType = caseTypes.dream;

type SheetCall =
  | typeof calls.dreamOrigination
  | typeof calls.dreamIndividual
  | typeof calls.dreamConfirm;

function handleSheet(call: SheetCall, sheet: SheetName): HandledCall {
  return handle(
    call,
    async ({ infoUuid: caseId, basedOn, ...input }, context) => {
      const { userId } = viewerOf(context);
      await savePart(context.services, { caseId, sheet, input, basedOn, userId }, context.now);
      return null;
    },
    findSheetFaults(sheet),
  );
}

async function readSheet({ services }: CallContext, caseId: string, sheet: SheetName) {
  return answerOf(caseId, await findSheet(services, { caseId, sheet }));
}

const dreamBaseRoute = handle(
  calls.dreamAddBase,
  async (parsed, context) => {
    const { infoUuid, basedOn, ...input } = parsed;
    const writer = writerOf(context);
    const { idempotency, services, now } = context;
    const saved = { caseType, infoUuid, basedOn, input, writer, idempotency };
    return { infoUuid: (await saveKindBase(services, saved, now)).infoUuid };
  },
  findSheetFaults('dreamBase'),
);

/** By these, forms without script save them too. */
export const dreamSheetRoutes = {
  dreamBase: dreamBaseRoute,
  individual: handleSheet(calls.dreamIndividual, 'individual'),
  origination: handleSheet(calls.dreamOrigination, 'origination'),
  confirm: handleSheet(calls.dreamConfirm, 'confirm'),
} as const;

export const dreamSheetCalls: readonly HandledCall[] = [
  ...Object.values(dreamSheetRoutes),
  handle(calls.dreamSubmit, async ({ infoUuid: caseId }, context) => {
    await requireCaseKind(context.services.db, { caseId, caseType });
    const { userId } = viewerOf(context);
    return submitForReview(context.services, { caseId, userId }, context.now);
  }),
  handle(calls.dreamPeople, async ({ infoUuid }, context) => {
    await requireCaseKind(context.services.db, { caseId: infoUuid, caseType });
    return {
      origination: await readSheet(context, infoUuid, 'origination'),
      individual: await readSheet(context, infoUuid, 'individual'),
    };
  }),
  handle(calls.dreamPapers, async ({ infoUuid }, context) => {
    await requireCaseKind(context.services.db, { caseId: infoUuid, caseType });
    return readSheet(context, infoUuid, 'confirm');
  }),
  handle(calls.dreamStatus, async ({ infoUuid }, { services, now }) => {
    await requireCaseKind(services.db, { caseId: infoUuid, caseType });
    const lines = (await findChecklist(services, { caseId: infoUuid }, now))?.lines ?? [];
    const statusOf = (part: string) => lines.find((line) => line.part === part)?.status ?? 0;
    return {
      base: statusOf('base'),
      origination: statusOf('publisher'),
      individual: statusOf('patient'),
      confirm: statusOf('materials'),
    };
  }),
];
