import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { imageUpload } from '#src/shared/media/calls.ts';
import { encodeUpload } from '../support/encode-call.ts';
import { startFakeS3 } from '../support/fake-s3.ts';
import { openProxy } from '../support/tcp-proxy.ts';
import { photoFile } from '../support/test-photos.ts';
import type { Fault } from './fault.ts';
import { serve } from './seeded.ts';
import { fromOwnPlace, signInOver } from './sign-in-over.ts';

const pauseMs = 1000;
type Kept = { folder: string; objects: ReadonlyMap<string, unknown> };

/** These are people send photos all the while; each that was taken has its files. */
export const storeFault: Fault = {
  name: 'the object store falls silent in an upload',
  open: async () => {
    const store = await startFakeS3();
    const line = await openProxy({ host: '127.0.0.1', port: Number(new URL(store.endpoint).port) });
    const endpoint = `http://127.0.0.1:${line.port}`;
    const server = await serve({ ...store.env, S3_ENDPOINT: endpoint });
    const token = await signInOver(server.origin);
    const taken: string[] = [];
    const upload = async () => {
      await sleep(pauseMs);
      const input = { file: await photoFile(), purpose: 'proof', redacted: '0' };
      const { path, init } = encodeUpload(imageUpload, input);
      const headers = { ...init.headers, ...fromOwnPlace, authorization: `Bearer ${token}` };
      const answer = await fetch(server.origin + path, { ...init, headers });
      const { data } = (await answer.json()) as { data: { imageId: string } | null };
      if (answer.status === 200 && data) taken.push(data.imageId);
      return answer.status;
    };
    return {
      server,
      also: {
        what: 'upload',
        act: upload,
        findLost: async () => lostOf(taken, { folder: server.folder, objects: store.objects }),
      },
      break: () => line.fallSilent(),
      mend: () => {
        line.mend();
        line.cut();
      },
      readyMeanwhile: 'ready',
      close: async () => {
        await server.stop();
        line.close();
        await store.close();
      },
    };
  },
};

/** The sealed original of each lies in the store, under the name that its row says. */
function lostOf(taken: readonly string[], { folder, objects }: Kept): string[] {
  const raw = new DatabaseSync(join(folder, 'warmlight.db'), { readOnly: true });
  const find = raw.prepare('select original_key as name from images where id = ?');
  const names = [...objects.keys()];
  const lost = taken.filter((imageId) => {
    const row = find.get(imageId);
    return row === undefined || !names.some((name) => name.endsWith(`/${row.name}`));
  });
  raw.close();
  return lost;
}
