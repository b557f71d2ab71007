import { publicityCsv } from '#src/shared/publicity/calls.ts';
import { type HandledCall, handle } from '../platform/handle.ts';
import { makePublicityTable } from './publicity-table.ts';

export const publicityRoutes: readonly HandledCall[] = [
  handle(publicityCsv, async ({ part, language }, { house, now }) => ({
    type: 'text/csv; charset=utf-8' as const,
    bytes: await makePublicityTable(house.db, { part, locale: language }, now),
    fileName: `warmlight-${part}.csv`,
  })),
];
