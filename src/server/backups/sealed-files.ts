import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/** Every file of a backup but its note and its list is sealed, and says so by its name. */
const ending = '.age';

/** It says for whom a file is sealed, and when to leave off. */
export type SealTo = { recipients: readonly string[]; signal?: AbortSignal | undefined };

/** Writes a file as only the holder of a private key opens it, in the format of `age`. */
export async function sealFile(
  from: string,
  to: string,
  { recipients, signal }: SealTo,
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(readable(from)), to + ending, signal);
}

/** Seals in the same way each file below a folder, under the name that it has there. */
export async function sealFolder(from: string, to: string, sealTo: SealTo): Promise<void> {
  for (const path of await filesBelow(from))
    await sealFile(join(from, path), join(to, path), sealTo);
}

/** Opens every sealed file below a folder into another one; throws what `age` says of one it can't. */
export async function openFolder(
  from: string,
  to: string,
  identities: readonly string[],
): Promise<void> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  for (const path of await filesBelow(from)) {
    if (!path.endsWith(ending)) continue;
    const opened = await decrypter.decrypt(readable(join(from, path)));
    await write(opened, join(to, path.slice(0, -ending.length)));
  }
}

const readable = (file: string) =>
  Readable.toWeb(createReadStream(file)) as unknown as globalThis.ReadableStream<Uint8Array>;

async function write(
  stream: globalThis.ReadableStream<Uint8Array>,
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const source = Readable.fromWeb(stream as unknown as ReadableStream);
  await pipeline(source, createWriteStream(to, { mode: 0o600, flush: true }), { signal });
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
