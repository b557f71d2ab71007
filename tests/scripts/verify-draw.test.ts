import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { drawAward, hashOfSeed, hashOfTable } from '#src/server/chance/compute-draw.ts';
import { newId } from '#src/server/platform/keys.ts';
import { type Award, nothingAfter } from '#src/shared/chance/award.ts';

const script = join(import.meta.dirname, '../../src/scripts/verify-draw.ts');
const folder = mkdtempSync(join(tmpdir(), 'warmlight-draws-'));
afterAll(() => rmSync(folder, { recursive: true }));

const one: Award = {
  ...{ kind: 'goods', names: { en: 'A bookmark' }, rightId: null },
  ...{ stock: 900, odds: 900, worthInFen: 500 },
};
const listed = Array.from({ length: 5 }, () => one);
const awards = [...listed, nothingAfter(listed)];
const seed = 'a seed that is public';
const draws = Array.from({ length: 50 }, (_, at) => {
  const drawnId = drawAward(seed, { person: at + 1, n: 1 }, awards);
  return { sequence: at + 1, person: at + 1, n: 1, drawnId, awardId: drawnId };
});
const record = {
  ...{ lottery: newId(), startsAt: 1, endsAt: 2, seed, awards, draws },
  ...{ seedHash: hashOfSeed(seed), tableHash: hashOfTable(awards) },
};

async function verify(place: string): Promise<{ code: number; said: string }> {
  const run = promisify(execFile)(process.execPath, [script, place]);
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
}

test('a record in a file follows from its seed, and one that was turned does not', async () => {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const right = await verify(file);
  expect(right).toMatchObject({ code: 0 });
  expect(right.said).toContain('Every result follows');
  const [first, ...rest] = draws;
  const turned = { ...first, drawnId: 1, awardId: first?.drawnId === 1 ? 2 : 1 };
  writeFileSync(file, JSON.stringify({ ...record, draws: [turned, ...rest] }));
  const wrong = await verify(file);
  expect(wrong).toMatchObject({ code: 1 });
  expect(wrong.said).toContain('FAILED Draw 1');
  writeFileSync(file, '{}');
  expect((await verify(file)).said).toContain('no public record');
});

test('the address of the page is enough', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify(record));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const page = `http://127.0.0.1:${port}/en/cf/draw-record/${record.lottery}`;
  const { code, said } = await verify(page);
  server.close();
  expect([code, said]).toEqual([0, expect.stringContaining('50 draws')]);
  expect(asked).toEqual([
    `/api/charity/activity/venue/lottery/published?activityId=${record.lottery}`,
  ]);
});
