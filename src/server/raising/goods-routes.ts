import { handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/kinds/goods/calls.ts';
import { findSheetFaults } from './sheet/find-sheet-faults.ts';
import { savePart } from './sheet/save-part.ts';

export const goodsBaseRoute = handle(
  calls.goodsAddBase,
  async (parsed, context) => {
    const { infoUuid, basedOn, ...input } = parsed;
    const { userId } = viewerOf(context);
    const saved = { caseId: infoUuid, sheet: 'goodsBase' as const, input, basedOn, userId };
    await savePart(context.services, saved, context.now);
    return { infoUuid };
  },
  findSheetFaults('goodsBase'),
);
