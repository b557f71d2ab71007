import { chmod, mkdir } from 'node:fs/promises';

/** Makes a folder that others on this machine can't look into; nor into what stands in it. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  // A folder of another owner stays as it is: `npm run doctor` says so.
  await chmod(path, 0o700).catch(() => {});
}
