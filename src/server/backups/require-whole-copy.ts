import { Worker } from 'node:worker_threads';

/**
 * Makes a copy of a SQLite database one file that is whole by itself, without a write-ahead log
 * beside it, and refuses a damaged one. Reading all of it blocks, so it is done in a thread.
 */
export async function requireWholeCopy(file: string): Promise<void> {
  const worker = new Worker(`(${readInThread.toString()})()`, { eval: true, workerData: { file } });
  const found = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The copy could not be read.')));
  }).finally(() => worker.terminate());
  if (found !== 'ok') throw new Error('The copy is damaged.');
}

/** It is sent to the thread as text, so it uses nothing from outside of itself. */
function readInThread(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const copy = new DatabaseSync((workerData as { file: string }).file);
  copy.exec('pragma journal_mode = delete');
  const found = copy.prepare('pragma quick_check').get();
  copy.close();
  parentPort?.postMessage(found?.quick_check);
}
