import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#src/shared/contract/call.ts';
import { miniProgramCode } from '#src/shared/sharing/mini-program/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestServer();
  infoUuid = (await makeCase(t.services.db)).id;
});
afterAll(() => t.close());

async function askFor(path: string) {
  const response = await t.request(path);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test("the mini program's code is redrawn, and there is none where no program is configured", async () => {
  const code = await sharp({ create: { width: 43, height: 43, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const address = addressOf(miniProgramCode, { infoUuid });
  expect((await askFor(address)).response.status).toBe(503);
  const asked: string[] = [];
  const answers = [Uint8Array.from(code), Uint8Array.of(1, 2, 3)];
  t.services.miniProgramCodes = {
    codeOf: async (id) => {
      asked.push(id);
      return answers.shift() ?? Uint8Array.of();
    },
  };
  const { bytes } = await askFor(address);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 43 });
  expect(asked).toEqual([infoUuid]);
  expect((await askFor(address)).response.status).toBe(503);
});
