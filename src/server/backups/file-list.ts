import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** It lists every file of a backup with its hash, as `sha256sum -c` reads it. */
const listFile = 'files.sha256';

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** Writes the list of what stands in the folder, and answers how many files and the list's own hash. */
export async function writeFileList(folder: string): Promise<{ files: number; list: string }> {
  const lines = await linesOf(folder);
  await writeFile(join(folder, listFile), `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  return { files: lines.length, list: await hashOf(join(folder, listFile)) };
}

/** Refuses a folder in which a file was changed, lost or added since its list was written. */
export async function requireListed(
  folder: string,
  { list, beside }: { list: string; beside: readonly string[] },
): Promise<void> {
  if ((await hashOf(join(folder, listFile))) !== list)
    throw new Error(`${listFile} is not the list that was backed up.`);
  const listed = (await readFile(join(folder, listFile), 'utf8')).trimEnd().split('\n');
  const found = await linesOf(folder, [listFile, ...beside]);
  const [then, now] = [new Set(listed), new Set(found)];
  const wrong = [
    ...listed.filter((line) => !now.has(line)),
    ...found.filter((line) => !then.has(line)),
  ];
  const paths = [...new Set(wrong.map((line) => line.slice(66)))];
  if (paths.length === 0) return;
  throw new Error(
    `Not what was backed up (${paths.length}): ${paths.slice(0, 5).join(', ')}. Nothing was changed.`,
  );
}

async function linesOf(folder: string, without: readonly string[] = []): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !without.includes(path))
    .sort();
  const lines: string[] = [];
  for (const path of paths) lines.push(`${await hashOf(join(folder, path))}  ${path}`);
  return lines;
}
