import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '#src/server/platform/sync-folder.ts';
import type { KeyService, WrappedKey } from './key-service.ts';

type Root = { id: string; secret: Buffer };

const shape = /^(root-[0-9a-f]{8}) ([\w-]{43})$/;
const tagLength = { authTagLength: 16 };

/**
 * Keeps root keys in a file that only its owner reads, a line each, the newest last. It is read
 * anew each time, so that a file that was replaced counts without a restart.
 */
export function openFileKeyService(file: string): KeyService {
  const words = `${file}, which KEY_FILE names,`;
  const addRoot = async () => {
    const id = `root-${randomBytes(4).toString('hex')}`;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const line = `${id} ${randomBytes(32).toString('base64url')}\n`;
    // It is on the disk before the database has anything that it alone opens: a cut of power takes
    // neither or both.
    await appendFile(file, line, { mode: 0o600, flush: true });
    await chmod(file, 0o600);
    await syncFolder(dirname(file));
    return id;
  };
  const findMissing = async (rootIds: readonly string[]) => {
    const held = await readRoots(file);
    const missing = rootIds.filter((rootId) => !held.some(({ id }) => id === rootId));
    if (missing.length === 0) return undefined;
    const state = held.length === 0 ? 'holds no root key' : 'is another one, or an old one';
    return `${words} ${state}: ${missing.join(', ')} is needed. Put the file there that the other nodes have, or that was kept beside the backups.`;
  };
  return {
    addRoot,
    findMissing,
    wrap: async (keyId, secret) => {
      if ((await readRoots(file)).length === 0) await addRoot();
      const root = (await readRoots(file)).at(-1) as Root;
      return { rootId: root.id, wrapped: close(root, keyId, secret) };
    },
    unwrap: async (keyId, closed) => {
      const root = (await readRoots(file)).find(({ id }) => id === closed.rootId);
      if (!root) throw new Error(await findMissing([closed.rootId]));
      const secret = open(root, keyId, closed);
      if (secret) return secret;
      throw new Error(
        `${words} does not open ${keyId}: it, or its row in key_versions, is damaged.`,
      );
    },
  };
}

async function readRoots(file: string): Promise<Root[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [, id, secret] = shape.exec(line.trim()) ?? [];
    return id && secret ? [{ id, secret: Buffer.from(secret, 'base64url') }] : [];
  });
}

function close({ secret: root }: Root, keyId: string, secret: Uint8Array): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', root, iv);
  cipher.setAAD(Buffer.from(keyId));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function open({ secret }: Root, keyId: string, { wrapped }: WrappedKey): Buffer | undefined {
  const closed = Buffer.from(wrapped, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, closed.subarray(0, 12), tagLength);
    decipher.setAAD(Buffer.from(keyId));
    decipher.setAuthTag(closed.subarray(12, 28));
    return Buffer.concat([decipher.update(closed.subarray(28)), decipher.final()]);
  } catch {
    return undefined;
  }
}
