import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { linkTo } from '#src/shared/routes.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { readPage } from './callers.ts';
import type { Fault } from './fault.ts';
import { findOpenCase, serve } from './seeded.ts';

/**
 * It is what no page can draw, written behind the server's back: where JSON is to stand, there is
 * none.
 */
function spoil({ folder }: ServerProcess, way: 'spoilt' | 'whole'): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  const patient = way === 'spoilt' ? "'{' || patient" : 'substr(patient, 2)';
  db.prepare(`update cases set patient = ${patient} where id = ?`).run(findOpenCase());
  db.close();
}

/** A page of a case throws while it is drawn, each time anew; all that does not read it goes on. */
export const drawingFault: Fault = {
  name: 'a page throws while it is drawn',
  open: async () => {
    const server = await serve();
    let looks = 0;
    let threw = 0;
    const readCase = async () => {
      looks += 1;
      // It is another address each time, so that it is drawn and not found among the kept ones.
      const query = { readOn: looks };
      const page = linkTo('newDetail', {
        params: { infoUuid: findOpenCase() },
        query,
        locale: 'en',
      });
      const status = await readPage(server.origin + page);
      if (status === 500) threw += 1;
      return status;
    };
    return {
      server,
      also: {
        what: 'page of the case',
        act: readCase,
        findLost: async () => (threw > 0 ? [] : ['no page threw']),
      },
      break: () => spoil(server, 'spoilt'),
      mend: () => spoil(server, 'whole'),
      readyMeanwhile: 'ready',
      close: server.stop,
    };
  },
};
