import { open } from 'node:fs/promises';

/** Has the disk keep which files a folder has: a file that was flushed is lost without its name. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
