import { type HandledCall, handle } from '#src/server/door/handle.ts';
import { publicityCsv } from '#src/shared/publicity/calls.ts';
import { magazineMonthly } from '#src/shared/publicity/magazine/calls.ts';
import { findMagazine } from './find-magazine.ts';
import { makePublicityTable } from './publicity-table.ts';

export const publicityRoutes: readonly HandledCall[] = [
  handle(magazineMonthly, ({ month }, { services, now }) => findMagazine(services.db, month, now)),
  handle(publicityCsv, async ({ part, language }, { services, now }) => ({
    type: 'text/csv; charset=utf-8' as const,
    bytes: await makePublicityTable(services.db, { part, locale: language }, now),
    fileName: `warmlight-${part}.csv`,
  })),
];
