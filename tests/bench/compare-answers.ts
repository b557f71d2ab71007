import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadRequest } from 'autocannon';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import { encodeCall } from '../support/encode-call.ts';
import { type Child, startBare, startBuilt } from './children.ts';
import { compare, type Rounds, type Row } from './compare.ts';
import { copyAnswers } from './copy-answers.ts';
import { type Load, measureLoad } from './measure-load.ts';

const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };
const locale = 'zh-CN';
/** They are as many callers as keep each below its budget; the door counts by address. */
const callers = 1000;

type Place = { entry: string; folders: { kept: string; rendered: string }; scratch: string };
type Wish = { what: string; load: Load; goal?: string };

/** Measures pages and a call of the built server against a bare one that sends the same bytes. */
export async function compareAnswers(
  { entry, folders, scratch }: Place,
  caseIds: readonly string[],
  rounds: Rounds,
): Promise<Row[]> {
  const cases = caseIds.map((infoUuid) =>
    page(linkTo('contribute', { params: { infoUuid }, locale })),
  );
  const agreement = page(linkTo('agreement', { params: { kind: 'user' }, locale }));
  const keeping: Wish[] = [
    { what: 'Prerendered page', load: [[agreement]], goal: '>= 0.70' },
    { what: 'Cached case page', load: [cases.slice(0, 1)], goal: '>= 0.70' },
    { what: 'Kept JSON call', load: [callsFor(caseIds[0] ?? '')], goal: '>= 0.80' },
  ];
  const env = { TRUST_PROXY: '1' };
  const rows: Row[] = [];
  const ours = await startBuilt({ entry, folder: folders.kept, env });
  for (const wish of keeping) rows.push(await compareOne(ours, { wish, scratch, rounds }));
  await ours.stop();
  // Nothing is kept, and every connection asks for a case of its own: what is asked for at one time
  // is made once.
  const uncached: Wish[] = [
    {
      what: 'JSON call from the database',
      load: cases.map((_, at) => callsFor(caseIds[at] ?? '')),
      goal: '>= 0.55',
    },
    { what: 'Uncached case page', load: cases.map(byManyCallers) },
  ];
  const rendering = await startBuilt({
    ...{ entry, folder: folders.rendered },
    env: { ...env, PAGE_STORE_BYTES: '0' },
  });
  for (const wish of uncached) rows.push(await compareOne(rendering, { wish, scratch, rounds }));
  await rendering.stop();
  return rows;
}

async function compareOne(
  ours: Child,
  { wish, scratch, rounds }: { wish: Wish; scratch: string; rounds: Rounds },
): Promise<Row> {
  const { load, ...named } = wish;
  const samples = load.map((list) => list[0] as LoadRequest);
  const file = join(scratch, 'answers.json');
  writeFileSync(file, JSON.stringify(await copyAnswers(ours.origin, samples)));
  const bare = await startBare(file);
  const row = await compare(rounds, {
    ...{ ...named, unit: 'requests/s' },
    ours: (seconds) => measureLoad(ours, load, seconds),
    bare: (seconds) => measureLoad(bare, load, seconds),
  });
  await bare.stop();
  return row;
}

function page(path: string): LoadRequest {
  return { method: 'GET', path, headers: asBrowsers };
}

function callsFor(infoUuid: string): LoadRequest[] {
  const { path, init } = encodeCall(getCaseInfo, { infoUuid });
  const headers = { ...asBrowsers, ...init.headers };
  return byManyCallers({ method: init.method, path, body: init.body ?? '', headers });
}

function byManyCallers(one: LoadRequest): LoadRequest[] {
  return Array.from({ length: callers }, (_, caller) => ({
    ...one,
    headers: { ...one.headers, 'x-forwarded-for': addressOf(caller) },
  }));
}

/**
 * Writes a line of the block for documentation and tests, one for each number: the door counts by
 * /48 too.
 */
export function addressOf(caller: number): string {
  return `2001:db8:${(caller & 0xffff).toString(16)}:${(caller >>> 16).toString(16)}::1`;
}
