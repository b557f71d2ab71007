import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { imageUpload } from '#src/shared/media/calls.ts';
import { appAgent, encodeCall, encodeUpload } from '../support/encode-call.ts';
import { startFakeS3 } from '../support/fake-s3.ts';
import { openProxy } from '../support/tcp-proxy.ts';
import { photoFile } from '../support/test-photos.ts';
import type { Fault } from './fault.ts';
import { serve } from './seeded.ts';

const mobile = '13900000088';
const pauseMs = 1000;
/** Where uploads come from, so that no budget of an address is shared with who reads. */
const from = { 'x-forwarded-for': '10.250.250.250' };

type Answer<T> = { data: T };
type Kept = { folder: string; objects: ReadonlyMap<string, unknown> };

async function signIn(origin: string): Promise<string> {
  const ask = async <T>(call: typeof sendVerifyCode | typeof checkVerifyCode, input: object) => {
    const { path, init } = encodeCall(call, input as Record<string, unknown>);
    const headers = { ...init.headers, ...from, 'user-agent': appAgent };
    return ((await (await fetch(origin + path, { ...init, headers })).json()) as Answer<T>).data;
  };
  const { demoCode } = await ask<{ demoCode: string }>(sendVerifyCode, { mobile });
  return (await ask<{ token: string }>(checkVerifyCode, { mobile, code: demoCode })).token;
}

/** People send photos all the while; each that was taken has its files. */
export const storeFault: Fault = {
  name: 'the object store falls silent in an upload',
  open: async () => {
    const store = await startFakeS3();
    const line = await openProxy({ host: '127.0.0.1', port: Number(new URL(store.endpoint).port) });
    const endpoint = `http://127.0.0.1:${line.port}`;
    const server = await serve({ ...store.env, S3_ENDPOINT: endpoint });
    const token = await signIn(server.origin);
    const taken: string[] = [];
    const upload = async () => {
      await sleep(pauseMs);
      const input = { file: await photoFile(), purpose: 'proof', redacted: '0' };
      const { path, init } = encodeUpload(imageUpload, input);
      const headers = { ...init.headers, ...from, authorization: `Bearer ${token}` };
      const answer = await fetch(server.origin + path, { ...init, headers });
      const { data } = (await answer.json()) as Answer<{ imageId: string } | null>;
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
