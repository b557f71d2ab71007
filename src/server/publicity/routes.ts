import { type HandledCall, handle } from '#src/server/door/handle.ts';
import { publicityCsv } from '#src/shared/publicity/calls.ts';
import { makePublicityTable } from './publicity-table.ts';

export const publicityRoutes: readonly HandledCall[] = [
  handle(publicityCsv, async ({ part, language }, { services, now }) => ({
    type: 'text/csv; charset=utf-8' as const,
    bytes: await makePublicityTable(services.db, { part, locale: language }, now),
    fileName: `warmlight-${part}.csv`,
  })),
];
