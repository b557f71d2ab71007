import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { verifyRecord } from '#src/server/chance/verify-record.ts';
import { lotteryPublished } from '#src/shared/chance/calls.ts';
import { publicRecord } from '#src/shared/chance/public-record.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

/** So many wrong draws are told by themselves. */
const mostTold = 20;

const place = process.argv[2];
if (!place)
  throw new Error('Next: npm run verify-draw -- FILE, or the address of a public record.');

const read = v.safeParse(publicRecord, JSON.parse(await readRecord(place)));
if (!read.success) throw new Error('This is no public record of a lottery.');
const { lottery, draws, seedHash, tableHash } = read.output;
console.log(`Lottery ${lottery}, ${draws.length} draws`);
console.log(`Seed hash  ${seedHash}`);
console.log(`Table hash ${tableHash}`);
console.log('Next: compare both with what you noted before the start.');
const faults = verifyRecord(read.output);
for (const fault of faults.slice(0, mostTold)) console.log(`FAILED ${fault}`);
console.log(
  faults.length === 0
    ? 'Every result follows from the seed, the table and what was left.'
    : `${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Reads a file, the file's own address, or that of the page which offers it. */
async function readRecord(named: string): Promise<string> {
  if (!/^https?:/.test(named)) return readFileSync(named, 'utf8');
  const url = new URL(named);
  const [, activityId] = /\/cf\/draw-record\/([\w-]{22})$/.exec(url.pathname) ?? [];
  const file = activityId ? new URL(addressOf(lotteryPublished, { activityId }), url.origin) : url;
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The record could not be fetched: ${answer.status}.`);
  return answer.text();
}
