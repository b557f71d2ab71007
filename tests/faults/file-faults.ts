import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ServerProcess } from '../support/server-process.ts';
import type { Fault } from './fault.ts';
import { serve } from './seeded.ts';

const fileOf = ({ folder }: ServerProcess) => join(folder, 'warmlight.db');
/** It is read by pages of cases, and written by nothing that happens meanwhile. */
const struckTable = 'case_facts';

/** Finds where the table's first page lies in the file, all that was logged written into it. */
function placeOf(file: string): { offset: number; length: number } {
  const db = new DatabaseSync(file);
  db.exec('pragma wal_checkpoint(truncate)');
  const length = Number(db.prepare('pragma page_size').get()?.page_size);
  const found = db.prepare('select rootpage from sqlite_schema where name = ?').get(struckTable);
  db.close();
  return { offset: (Number(found?.rootpage) - 1) * length, length };
}

function swap(file: string, offset: number, bytes: Buffer): Buffer {
  const opened = openSync(file, 'r+');
  const before = Buffer.alloc(bytes.length);
  readSync(opened, before, 0, bytes.length, offset);
  writeSync(opened, bytes, 0, bytes.length, offset);
  closeSync(opened);
  return before;
}

/** A page of the file turns to rubbish while the machine is off, and later back: another disk's copy. */
const damagedPage: Fault = {
  name: 'SQLite: a page of the file is damaged, and the server starts again',
  open: async () => {
    const server = await serve();
    let whole: Buffer;
    let offset = 0;
    return {
      server,
      break: async () => {
        await server.kill9();
        const place = placeOf(fileOf(server));
        offset = place.offset;
        whole = swap(fileOf(server), offset, Buffer.alloc(place.length, 0xee));
        await server.restart();
      },
      mend: async () => {
        await server.halt();
        swap(fileOf(server), offset, whole);
        await server.restart();
      },
      readyMeanwhile: 'not ready',
      close: server.stop,
    };
  },
};

export const fileFaults: readonly Fault[] = [damagedPage];
